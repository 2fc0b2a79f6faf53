import { THALI as ENGLISH_THALI } from './menu-slides.ts';
import { withAlt } from './picture.ts';

export * from './menu-slides.ts';

export const THALI = withAlt(ENGLISH_THALI, 'गेंदे के फूलों के बीच पीतल की थाली में सब्ज़ियाँ, चावल, पूरी और मिठाइयाँ');
