import { describe, expect, test } from 'vitest';
import { PRINT_CARDS } from '#src/catalogue/print-cards.ts';
import type { Invitation, PageLanguage } from '#src/domain/invitation/invitation.ts';
import { cardLayout } from '#src/features/invitation-print/card-layout.ts';
import { cardText } from '#src/features/invitation-print/card-text.ts';
import type { Measure } from '#src/features/invitation-print/fit-text.ts';
import type { FormatId } from '#src/features/invitation-print/print-format.ts';
import { FORMATS, SAFE } from '#src/features/invitation-print/print-format.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';

const LONG: Invitation = {
  ...SAMPLE,
  couple: [
    { name: 'Venkata Subrahmanya Raghavendra', also: 'वेंकट सुब्रह्मण्य राघवेंद्र', script: 'Deva' },
    { name: 'Lakshmi Priyadarshini Krishnamurthy', also: 'लक्ष्मी प्रियदर्शिनी कृष्णमूर्ति', script: 'Deva' },
  ],
  place: 'Thiruvananthapuram',
};
const ONE_WORD: Invitation = {
  ...SAMPLE,
  couple: [
    { name: 'Venkatasubrahmanyaraghavendrakrishna', also: '', script: 'Deva' },
    { name: 'Om', also: '', script: 'Deva' },
  ],
};

/** Half as wide as high, as most letters are. */
const measure: Measure = ({ text }) => [...text].length * 0.5;

const COUPLES = { usual: SAMPLE, long: LONG, oneWord: ONE_WORD } as const;
const LANGUAGES: readonly PageLanguage[] = ['en', 'hi', 'both'];
const CASES = (['usual', 'long', 'oneWord'] as const).flatMap((couple) =>
  Object.values(FORMATS).flatMap(({ id }) => LANGUAGES.map((language) => ({ couple, format: id, language }))),
);
/** Where the text of each design begins, in colour and in one ink. */
const TOPS = PRINT_CARDS.flatMap(({ textFrom }) => [textFrom.art, textFrom.lines]);

function layoutOf(
  invitation: Invitation,
  format: FormatId,
  language: PageLanguage,
  textFrom: number,
  codeWidth = FORMATS[format].codeWidth,
) {
  const text = cardText(invitation, { format, language, withBlessing: true });
  return cardLayout(text, FORMATS[format], { textFrom, modules: 29, codeWidth }, measure);
}

describe.each(CASES)('$couple names, $format, $language, in every design', ({ couple, format, language }) => {
  const { width, height } = FORMATS[format];
  const layouts = TOPS.map((top) => layoutOf(COUPLES[couple], format, language, top));

  test('text and code keep 5 mm from the edges, and the code has its four modules of quiet', () => {
    for (const { lines, code, panel } of layouts) {
      for (const { written, x, baseline, size } of lines) {
        const half = (measure(written) * size) / 2;
        expect(x - half).toBeGreaterThanOrEqual(SAFE);
        expect(x + half).toBeLessThanOrEqual(width - SAFE);
        expect(baseline - size).toBeGreaterThanOrEqual(SAFE);
        expect(baseline + size * 0.3).toBeLessThanOrEqual(height - SAFE);
      }
      expect(code.left - panel.left).toBeGreaterThanOrEqual((code.width / 29) * 4);
      expect(panel.left).toBeGreaterThanOrEqual(SAFE);
    }
  });

  test('no line reaches into the code or into another line', () => {
    for (const { lines, panel, fits } of layouts) {
      const sorted = [...lines].sort((a, b) => a.baseline - b.baseline);
      sorted.forEach(({ baseline, size }, index) => {
        if (baseline < panel.top) expect(baseline + size * 0.25).toBeLessThan(panel.top);
        else expect(baseline - size * 0.75).toBeGreaterThan(panel.top + panel.height);
        const next = sorted[index + 1];
        if (next) expect(next.baseline - next.size * 0.7).toBeGreaterThan(baseline);
      });
      expect(fits).toBe(true);
    }
  });
});

test('the names are the largest text of an invitation', () => {
  const { lines } = layoutOf(SAMPLE, 'a6', 'en', 362);
  const [largest, second] = [...lines].sort((a, b) => b.size - a.size);
  expect([largest?.written.text, second?.written.text].sort()).toEqual(['Aarav', 'Meera']);
});

test('the address is printed below the code', () => {
  const { lines, panel } = layoutOf(SAMPLE, 'a6', 'both', 362);
  const address = lines.find(({ written }) => written.text === 'shagun.example/i/ABCD12345678');
  expect(address?.baseline).toBeGreaterThan(panel.top + panel.height);
});

test('a code that leaves no room for the text does not fit', () => {
  expect(layoutOf(SAMPLE, 'a6', 'both', 362, 45).fits).toBe(false);
});

test('the line of blessing is printed only when it is chosen, and never on the tables', () => {
  const textsOf = (format: FormatId, withBlessing: boolean) =>
    cardText(SAMPLE, { format, language: 'en', withBlessing }).blessing?.text;
  expect(textsOf('a6', true)).toBe('॥ श्री गणेशाय नमः ॥');
  expect(textsOf('a6', false)).toBeUndefined();
  expect(textsOf('table', true)).toBeUndefined();
});

test('a card in both languages has the names in both scripts', () => {
  const { names, also } = cardText(SAMPLE, { format: 'a6', language: 'both', withBlessing: false });
  expect(names.map(({ text }) => text)).toEqual(['Aarav', 'Meera']);
  expect(also).toMatchObject({ text: 'आरव · मीरा', lang: 'hi' });
});

const EXTRAS = ['parents', 'functions', 'venue'] as const;

test('parents, functions and venue are printed if the couple wants them, and never on the tables', () => {
  const choice = { format: 'a6', language: 'en', withBlessing: false } as const;
  const plain = cardText(SAMPLE, choice);
  expect([plain.parents, plain.functions]).toEqual([[], []]);
  const full = cardText(SAMPLE, { ...choice, extras: EXTRAS });
  expect(full.parents.map(({ text }) => text)).toEqual(SAMPLE.families.filter(Boolean));
  expect(full.functions).toHaveLength(SAMPLE.functions.length);
  expect(full.functions[0]?.text).toMatch(/^.+ · \d+ \w+, .+$/);
  expect(full.places.map(({ text }) => text)).toContain(SAMPLE.functions[0]?.venue);
  const table = cardText(SAMPLE, { ...choice, format: 'table', extras: EXTRAS });
  expect([table.parents, table.functions, table.places]).toEqual([[], [], []]);
});

test.each(['a6', 'fiveBySeven'] as const)(
  'with all of them a usual couple’s card of size %s still fits',
  (format) => {
    const text = cardText(SAMPLE, { format, language: 'en', withBlessing: true, extras: EXTRAS });
    for (const textFrom of TOPS) {
      const { lines, panel, fits } = cardLayout(
        text,
        FORMATS[format],
        { textFrom, modules: 29, codeWidth: FORMATS[format].codeWidth },
        measure,
      );
      expect(fits).toBe(true);
      const above = lines.filter(({ baseline }) => baseline < panel.top);
      expect(above.map(({ written }) => written.text)).toEqual(
        expect.arrayContaining(text.functions.map((line) => line.text)),
      );
    }
  },
);

test('long lines about the parents and the venues are broken, not printed too small to read', () => {
  const families: Invitation['families'] = [
    'Daughter of Smt. Sharmila and Late Subrata Mukherjee, Lake Road, Kolkata',
    'Son of Smt. Harjeet and Shri Vinod Malhotra, Model Town, Jalandhar',
  ];
  const text = cardText(
    { ...SAMPLE, families },
    { format: 'a6', language: 'en', withBlessing: true, extras: ['parents', 'venue'] },
  );
  const { lines } = cardLayout(
    text,
    FORMATS.a6,
    { textFrom: 300, modules: 29, codeWidth: FORMATS.a6.codeWidth },
    // Cormorant is narrow.
    (written) => measure(written) * 0.86,
  );
  const parents = lines.filter(({ written }) => families.some((line) => line.includes(written.text)));
  expect(parents).toHaveLength(4);
  // 6 point, in millimetres.
  for (const { size } of parents) expect(size).toBeGreaterThan(2.1);
});
