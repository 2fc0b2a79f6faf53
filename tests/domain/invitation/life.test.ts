import { describe, expect, test } from 'vitest';
import { instantInIndia } from '#src/domain/india-time.ts';
import type { WeddingFunction } from '#src/domain/invitation/invitation.ts';
import { functionsFor, lifeAt } from '#src/domain/invitation/life.ts';
import { overSince } from '#src/domain/invitation/over-since.ts';
import { SANGEET } from '#tests/support/sample-invitation.ts';

function functionAt(day: string, hour: string, name = 'Wedding'): WeddingFunction {
  return { ...SANGEET, name, start: instantInIndia(day, hour) ?? Number.NaN };
}

const FUNCTIONS = [
  functionAt('2027-02-12', '19:15', 'Sangeet'),
  functionAt('2027-02-14', '10:00', 'Wedding'),
];
const at = (day: string, hour: string) => instantInIndia(day, hour) ?? Number.NaN;

describe('one code has four lives, which change at midnight in India', () => {
  test.each([
    ['2027-02-11', '23:59', 'invitation'],
    ['2027-02-12', '00:00', 'guide'],
    ['2027-02-13', '12:00', 'guide'],
    ['2027-02-14', '23:59', 'guide'],
    ['2027-02-15', '00:00', 'thanks'],
    ['2028-02-13', '23:59', 'thanks'],
    ['2028-02-14', '00:00', 'anniversary'],
  ] as const)('on %s at %s it is the %s', (day, hour, life) => {
    expect(lifeAt(at(day, hour), FUNCTIONS)).toBe(life);
  });

  test('it is over from the day after the last function on', () => {
    expect(overSince(at('2027-02-14', '23:59'), FUNCTIONS)).toBeUndefined();
    expect(overSince(at('2027-02-15', '00:00'), FUNCTIONS)).toBe(at('2027-02-15', '00:00'));
    expect(overSince(at('2027-03-15', '12:00'), FUNCTIONS)).toBe(at('2027-02-15', '00:00'));
  });

  test('it is over from the end of a function that lasts until after midnight on', () => {
    const sangeet = { start: at('2027-02-13', '19:00'), end: at('2027-02-13', '23:00') };
    const phere = { start: at('2027-02-14', '23:00'), end: at('2027-02-15', '04:00') };
    expect(overSince(at('2027-02-15', '05:00'), [phere, sangeet])).toBe(at('2027-02-15', '04:00'));
  });

  test('a function that begins shortly before midnight makes its own day a guide, not the next', () => {
    const late = [functionAt('2027-02-12', '23:30')];
    expect(lifeAt(at('2027-02-12', '23:59'), late)).toBe('guide');
    expect(lifeAt(at('2027-02-13', '00:00'), late)).toBe('thanks');
  });

  test('a last function that ends after midnight keeps its guide until then', () => {
    const phere = { start: at('2027-02-14', '23:00'), end: at('2027-02-15', '04:00') };
    expect(lifeAt(at('2027-02-15', '03:59'), [phere])).toBe('guide');
    expect(lifeAt(at('2027-02-15', '04:00'), [phere])).toBe('thanks');
    expect(lifeAt(at('2028-02-14', '00:00'), [phere])).toBe('anniversary');
  });

  test('without functions it stays an invitation', () => {
    expect(lifeAt(at('2027-02-12', '12:00'), [])).toBe('invitation');
  });
});

test('the functions of today come first, then those to come, and what is over is last', () => {
  const [one] = FUNCTIONS;
  if (!one) throw new Error('There is a function');
  const four = [14, 15, 16, 17].map((day) => ({
    ...one,
    name: String(day),
    start: at(`2027-02-${day}`, '19:00'),
  }));
  const order = functionsFor(at('2027-02-15', '09:00'), four).map(({ name }) => name);
  expect(order).toEqual(['15', '16', '17', '14']);
});

test('the functions of today come first, the others keep their order', () => {
  const names = (day: string, hour: string) => functionsFor(at(day, hour), FUNCTIONS).map(({ name }) => name);
  expect(names('2027-02-11', '12:00')).toEqual(['Sangeet', 'Wedding']);
  expect(names('2027-02-12', '00:00')).toEqual(['Sangeet', 'Wedding']);
  expect(names('2027-02-14', '09:00')).toEqual(['Wedding', 'Sangeet']);
});
