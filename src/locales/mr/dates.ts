import type * as english from '#src/locales/en/dates.ts';
import type { Translated } from '#src/locales/translated.ts';

const DAY_PARTS = [
  [4, 'सकाळी'],
  [12, 'दुपारी'],
  [16, 'संध्याकाळी'],
  [20, 'रात्री'],
] as const;

export const DATES = {
  months: [
    'जानेवारी',
    'फेब्रुवारी',
    'मार्च',
    'एप्रिल',
    'मे',
    'जून',
    'जुलै',
    'ऑगस्ट',
    'सप्टेंबर',
    'ऑक्टोबर',
    'नोव्हेंबर',
    'डिसेंबर',
  ],
  weekdays: ['रविवार', 'सोमवार', 'मंगळवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'],
  hour: (shown, hour, isWhole) => {
    const part = DAY_PARTS.findLast(([from]) => from <= hour)?.[1] ?? 'रात्री';
    return isWhole ? `${part} ${shown} वाजता` : `${part} ${shown}`;
  },
} satisfies Translated<typeof english.DATES>;
