import type * as english from '#src/locales/en/dates.ts';
import type { Translated } from '#src/locales/translated.ts';

const DAY_PARTS = [
  [4, 'सुबह'],
  [12, 'दोपहर'],
  [16, 'शाम'],
  [20, 'रात'],
] as const;

export const DATES = {
  months: ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'],
  weekdays: ['रविवार', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'],
  hour: (shown, hour, isWhole) => {
    const part = DAY_PARTS.findLast(([from]) => from <= hour)?.[1] ?? 'रात';
    return isWhole ? `${part} ${shown} बजे` : `${part} ${shown}`;
  },
} satisfies Translated<typeof english.DATES>;
