import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LetteringSlot } from '#src/catalogue/lettering/slots.ts';
import type { SetText } from '#src/features/card-lettering/fit-in-slot.ts';
import { fitInSlot } from '#src/features/card-lettering/fit-in-slot.ts';
import type { Word } from '#src/features/card-lettering/slot-text.ts';

const SLOT: LetteringSlot = {
  role: 'names',
  sample: 'Aarav & Meera',
  at: [500, 1000],
  align: 'middle',
  box: { x: 500, y: 970, width: 800, height: 150 },
  matrix: [0.001, 0, 0, 0.0007, 0, 0],
  face: 'cormorant',
  weight: 600,
  size: 100,
  spacing: 0,
  caps: false,
  fill: { kind: 'ink', colour: '#7b1921' },
  relief: -1,
};

/** Every letter is half an em wide, and 0.7 em high with 0.2 em below the line. */
const LETTER = 0.5;
const measure = (words: readonly Word[]) => {
  const advance = words.map(({ text }) => text).join(' ').length * LETTER;
  return { advance, left: 0, right: advance, up: 0.7, down: 0.2 };
};

const word = (text: string): Word => ({
  text,
  isAmpersand: text === '&',
  isLocal: /\p{Script=Arabic}/u.test(text),
});
const split = (text: string) => text.split(' ').filter(Boolean).map(word);

const setIn = (text: string, slot: LetteringSlot = SLOT) =>
  fitInSlot(slot, split(text), measure, { sample: split(slot.sample) });

const textOf = (set: SetText | undefined) =>
  set?.lines.map(({ words }) => words.map(({ text }) => text).join(' '));

/** How far the ink leaves the box, in flat units. */
function spill({ box }: LetteringSlot, { size, lines }: SetText): number {
  const reach = lines.map(({ words, x, y }) => {
    const { right, up, down } = measure(words);
    return Math.max(
      box.x - box.width / 2 - x,
      x + right * size - (box.x + box.width / 2),
      box.y - box.height / 2 - (y - up * size),
      y + down * size - (box.y + box.height / 2),
    );
  });
  return Math.max(...reach);
}

test('The names of the sample are set exactly as the sample', () => {
  const set = setIn('Aarav & Meera');
  expect(set?.size).toBe(100);
  expect(set?.lines).toHaveLength(1);
  expect(set?.lines[0]?.y).toBeCloseTo(1000);
});

test('Longer names are set smaller on one line, then on two', () => {
  const smaller = setIn('Abhimanyu & Damayanti');
  expect(textOf(smaller)).toEqual(['Abhimanyu & Damayanti']);
  expect(smaller?.size).toBeLessThan(100);
  const broken = setIn('Chandrashekhar & Venkatalakshmi');
  expect(broken?.lines.length).toBe(2);
});

test('Several lines keep clear of what is above and below the box', () => {
  const { box } = SLOT;
  const set = setIn('Chandrashekhar & Venkatalakshmi');
  const last = set?.lines.at(-1)?.y ?? 0;
  expect(last + 0.2 * (set?.size ?? 0)).toBeLessThan(box.y + box.height / 2 - 5);
});

test('A name is set no larger than the one beside it, its capitals in the middle where they were', () => {
  const set = fitInSlot(SLOT, split('Om'), measure, { sample: split(SLOT.sample), most: 50 });
  expect(set?.size).toBe(50);
  expect(set?.lines[0]?.y).toBeCloseTo(1000 - 50 * 0.31);
});

test('A small line goes onto two lines only where that makes its letters a fifth larger', () => {
  const slot = { ...SLOT, role: 'place', box: { ...SLOT.box, height: 240 } } as const;
  const short = { ...slot, box: SLOT.box };
  expect(setIn('The Lake Palace, Udaipur', slot)?.lines).toHaveLength(2);
  expect(setIn('The Lake Palace, Udaipur', short)?.lines).toHaveLength(1);
});

test('The lines of broken names are about as long as each other', () => {
  expect(textOf(setIn('Mary Ann Jyothika Fernandes & Siobhan Catherine Obrien'))).toEqual([
    'Mary Ann Jyothika Fernandes',
    '& Siobhan Catherine Obrien',
  ]);
});

test('The dot between date and place is left out where the line breaks', () => {
  const slot = {
    ...SLOT,
    role: 'dateAndPlace',
    sample: 'Jodhpur · 3 Dec',
    box: { ...SLOT.box, width: 500 },
  } as const;
  expect(textOf(setIn('Thiruvananthapuram · 14 February 2027', slot))).toEqual([
    'Thiruvananthapuram',
    '14 February 2027',
  ]);
});

test('Urdu words stand from right to left, but their lines from top to bottom', () => {
  expect(textOf(setIn('محمد & زینب'))).toEqual(['زینب & محمد']);
});

test('Nothing is set where there is nothing to say', () => {
  expect(setIn('')).toBeUndefined();
});

describe('Whatever is typed, the ink stays in the box', () => {
  const texts = fc.array(fc.stringMatching(/^[A-Za-z]{1,40}$/), { minLength: 1, maxLength: 8 });
  test.each(['start', 'middle', 'end'] as const)('aligned at the %s', (align) => {
    const at = { start: 110, middle: 500, end: 890 }[align];
    const slot: LetteringSlot = { ...SLOT, align, at: [at, 1000] };
    fc.assert(
      fc.property(texts, (words) => {
        const set = setIn(words.join(' '), slot);
        expect(set && spill(slot, set)).toBeLessThanOrEqual(1e-6);
      }),
    );
  });
});

test.each([
  ['end', 900],
  ['start', 100],
] as const)(
  'a name whose last or first stroke overhangs is set at the %s of its box in full size',
  (align, x) => {
    const slot = { ...SLOT, align, at: [x, 1000] as const };
    const words = split('रोहन');
    const overhanging = (line: readonly Word[]) => {
      const { advance, up, down } = measure(line);
      return { advance, left: 0.02, right: advance + 0.02, up, down };
    };
    const set = fitInSlot(slot, words, overhanging, { sample: split(slot.sample) });
    expect(set?.size).toBe(SLOT.size);
  },
);
