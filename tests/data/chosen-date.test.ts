import { expect, test } from 'vitest';
import { bookingText, withDate } from '#src/features/enquiry/enquiry-text.ts';

const item = { service: 'Car Service', item: 'Innova Crysta', price: 1500 };
const chosen = { day: '2027-02-12', part: 'evening', place: 'Jaipur' } as const;

test('a text that asks for date and place gets those that the visitor has chosen', () => {
  expect(withDate(bookingText(item), chosen).split('\n').at(-1)).toBe(
    'Our date and place: 12 February 2027, evening, Jaipur',
  );
});

test('without a place only the date is added', () => {
  expect(withDate(bookingText(item), { ...chosen, part: 'day', place: '' })).toMatch(
    /: 12 February 2027, whole day$/,
  );
});

test('a text about another wedding stays as it is', () => {
  const text = bookingText({ ...item, wedding: { names: ['Aarav', 'Meera'], when: '12 February 2027' } });
  expect(withDate(text, chosen)).toBe(text);
});
