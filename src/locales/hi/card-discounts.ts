import type * as english from '#src/locales/en/card-discounts.ts';
import type { Translated } from '#src/locales/translated.ts';

export const CARD_DISCOUNTS = [
  { figure: '10%', offer: 'की छूट', terms: 'तारीख़ से डेढ़ महीने पहले बुक करने पर' },
  { figure: '20', offer: 'कैरी बैग मुफ़्त', terms: 'ब्रांडेड कार्ड के साथ' },
] as const satisfies Translated<typeof english.CARD_DISCOUNTS>;
