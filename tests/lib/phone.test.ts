import { describe, expect, test } from 'vitest';
import { formatPhone, parsePhone, phoneForSpreadsheet } from '#src/lib/phone.ts';

describe('an Indian mobile number is accepted in every common format', () => {
  test.each([
    '9876543210',
    '09876543210',
    '919876543210',
    '+919876543210',
    '+91 98765 43210',
    '00919876543210',
    '0091 98765 43210',
    '+91 0 98765 43210',
    '+91 (0)98765 43210',
    '0091 0 98765 43210',
    '98765-43210',
    '(98765) 43210',
    '९८७६५४३२१०',
    '\u202a+91 98765 43210\u202c',
  ])('%s', (typed) => {
    expect(parsePhone(typed)).toBe('+919876543210');
  });
});

test.each(['6000000000', '7000000000', '8000000000'])('%s is a mobile number too', (typed) => {
  expect(parsePhone(typed)).toBe(`+91${typed}`);
});

test('a guest from abroad types the country code', () => {
  expect(parsePhone('+1 415 555 2671')).toBe('+14155552671');
  expect(parsePhone('+44 20 7946 0958')).toBe('+442079460958');
  expect(parsePhone('0044 20 7946 0958')).toBe('+442079460958');
});

test.each([
  '',
  '98',
  '12345 67890',
  '5876543210',
  '987654321',
  '98765432101',
  'abcdefghij',
  '+91 12345 67890',
  '0091 12345 67890',
  '+1',
  '9876543210 x',
  '+1234567890123456',
])('a number that cannot be called is refused: %s', (typed) => {
  expect(parsePhone(typed)).toBeUndefined();
});

test('a stored number is shown in two groups of five', () => {
  expect(formatPhone('+919876543210')).toBe('+91 98765 43210');
  expect(formatPhone('+14155552671')).toBe('+14155552671');
});

test.each([
  ['+919845000012', '(+91) 98450 00012'],
  ['+14155552671', '(+1) 4155552671'],
  ['+447911123456', '(+44) 7911123456'],
  ['+9779812345678', '(+977) 9812345678'],
])('in a spreadsheet %s stays text with every digit', (stored, shown) => {
  expect(phoneForSpreadsheet(stored)).toBe(shown);
});
