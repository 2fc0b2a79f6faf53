import { describe, expect, test } from 'vitest';
import { PRINT_CARDS } from '#src/catalogue/print-cards.ts';
import type { Invitation, PageLanguage } from '#src/domain/invitation/invitation.ts';
import { cardLayout } from '#src/features/invitation-print/card-layout.ts';
import type { CardExtra } from '#src/features/invitation-print/card-text.ts';
import { cardText } from '#src/features/invitation-print/card-text.ts';
import type { Measure } from '#src/features/invitation-print/fit-text.ts';
import type { FormatId } from '#src/features/invitation-print/print-format.ts';
import { FORMATS } from '#src/features/invitation-print/print-format.ts';
import { SAFE } from '#tests/support/printed-card.ts';
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
/** The top of the text of each design, in colour and in one ink. */
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
    cardText(SAMPLE, { format, language: 'en', withBlessing }).blessing.map(({ text }) => text);
  expect(textsOf('a6', true)).toEqual(['॥ श्री गणेशाय नमः ॥']);
  expect(textsOf('a6', false)).toEqual([]);
  expect(textsOf('table', true)).toEqual([]);
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

// Cormorant is narrow.
const narrow: Measure = (written) => measure(written) * 0.86;
// 6 point, in millimetres.
const SIX_POINT = 2.1;

function narrowLayoutOf(invitation: Invitation, extras: readonly CardExtra[], textFrom = 300) {
  const text = cardText(invitation, { format: 'a6', language: 'en', withBlessing: true, extras });
  const { codeWidth } = FORMATS.a6;
  return cardLayout(text, FORMATS.a6, { textFrom, modules: 29, codeWidth }, narrow);
}

const withBlessing = (blessing: string): Invitation => ({ ...SAMPLE, texts: { ...SAMPLE.texts, blessing } });

test('long lines about the parents and the venues are broken, not printed too small to read', () => {
  const families: Invitation['families'] = [
    'Daughter of Smt. Sharmila and Late Subrata Mukherjee, Lake Road, Kolkata',
    'Son of Smt. Harjeet and Shri Vinod Malhotra, Model Town, Jalandhar',
  ];
  const { lines } = narrowLayoutOf({ ...SAMPLE, families }, ['parents', 'venue']);
  const parents = lines.filter(({ written }) => families.some((line) => line.includes(written.text)));
  expect(parents).toHaveLength(4);
  for (const { size } of parents) expect(size).toBeGreaterThan(SIX_POINT);
});

test('a long line about a function is broken, not printed too small to read', () => {
  const [sangeet, ...others] = SAMPLE.functions;
  if (!sangeet) throw new Error('The sample has a sangeet.');
  const long = {
    ...sangeet,
    name: 'Sangeet, mehndi and dinner under the stars',
    timeLabel: 'from sunset until late at night',
  };
  const { lines, fits } = narrowLayoutOf({ ...SAMPLE, functions: [long, ...others] }, ['functions']);
  const ofSangeet = lines.filter(({ written }) =>
    `${long.name} · 12 February, ${long.timeLabel}`.includes(written.text),
  );
  expect(ofSangeet).toHaveLength(2);
  for (const { size } of ofSangeet) expect(size).toBeGreaterThan(SIX_POINT);
  expect(fits).toBe(true);
});

test('a blessing of the couple’s own is printed in its own lines, all of one readable size', () => {
  const own = ['With the heavenly blessings of', 'late Shri Mohanlal ji', 'and all our elders'];
  const { lines, fits } = narrowLayoutOf(withBlessing(own.join('\n')), []);
  expect(lines.slice(0, 3).map(({ written }) => written.text)).toEqual(own);
  expect(new Set(lines.slice(0, 3).map(({ size }) => size)).size).toBe(1);
  expect(lines[0]?.size).toBeGreaterThan(SIX_POINT);
  expect(fits).toBe(true);
});

test('a blessing in one long line is broken into as many as it needs, up to three', () => {
  const own =
    'By the grace of Shri Nathji and with the blessings of our grandparents, late Shri Mohanlal and Smt. Kamladevi';
  const { lines, fits } = narrowLayoutOf(withBlessing(own), []);
  expect(
    lines
      .slice(0, 3)
      .map(({ written }) => written.text)
      .join(' '),
  ).toBe(own);
  expect(lines[0]?.size).toBeGreaterThan(SIX_POINT);
  expect(fits).toBe(true);
});

test('a blessing that is too long to be read on a card does not fit', () => {
  const { fits } = narrowLayoutOf(withBlessing('May all our elders bless us. '.repeat(20).trim()), []);
  expect(fits).toBe(false);
});

test('an address that would be too small to read below the code does not fit', () => {
  const text = cardText(SAMPLE, { format: 'a6', language: 'en', withBlessing: false });
  const address = { ...text.address, text: 'a'.repeat(80) };
  const { codeWidth } = FORMATS.a6;
  const place = { textFrom: 362, modules: 29, codeWidth };
  expect(cardLayout(text, FORMATS.a6, place, measure).fits).toBe(true);
  expect(cardLayout({ ...text, address }, FORMATS.a6, place, measure).fits).toBe(false);
});

test('on a full card the names become smaller before any other text is too small to read', () => {
  const own =
    'By the grace of Shri Nathji and with the blessings of our grandparents, late Shri Mohanlal and Smt. Kamladevi';
  const text = cardText(withBlessing(own), {
    format: 'a6',
    language: 'en',
    withBlessing: true,
    extras: EXTRAS,
  });
  const place = { textFrom: 376, modules: 29, codeWidth: FORMATS.a6.codeWidth };
  const { lines, fits } = cardLayout(text, FORMATS.a6, place, measure);
  expect(fits).toBe(true);
  const largest = Math.max(...lines.map(({ size }) => size));
  expect(largest).toBeLessThan(5);
});
