import { expect, test } from 'vitest';
import { hindiSpelling } from '#src/features/card-lettering/hindi-spelling.ts';

test.each([
  ['Aarav', 'आरव'],
  ['Meera', 'मीरा'],
  ['Rohan', 'रोहन'],
  ['Ananya', 'अनन्या'],
  ['Chandrashekhar', 'चंद्रशेखर'],
  ['Venkatalakshmi', 'वेंकटलक्ष्मी'],
  ['Priya', 'प्रिया'],
  ['Krishnamurthy', 'कृष्णमूर्ति'],
  ['Vikram', 'विक्रम'],
  ['Rahul', 'राहुल'],
  ['ISHA', 'ईशा'],
  ['Umesh', 'उमेश'],
  ['Kamba', 'कंबा'],
])('%s is offered as %s', (latin, hindi) => {
  expect(hindiSpelling(latin)).toBe(hindi);
});

test('Families, dates and places are offered word by word, with their digits', () => {
  expect(hindiSpelling('Sharma and Mehra families')).toBe('शर्मा और मेहरा परिवार');
  expect(hindiSpelling('14 February 2027')).toBe('14 फ़रवरी 2027');
  expect(hindiSpelling('Udaipur')).toBe('उदयपुर');
});

test.each(['', 'मीरा', '14.2.2027'])('Nothing is offered for "%s", which has no English letters', (text) => {
  expect(hindiSpelling(text)).toBe('');
});

test('Whatever is typed, the offer has no English letters left', () => {
  expect(hindiSpelling("O'Brien-Xavier de Wqzy")).not.toMatch(/[a-z]/i);
});
