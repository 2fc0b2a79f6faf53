import { expect, test } from 'vitest';
import type { FunctionReply, ReplyFields } from '#src/domain/reply/reply.ts';
import { NOBODY_COMES } from '#src/domain/reply/reply.ts';
import { momentInWords, replyInWords } from '#src/features/replies/reply-text.ts';

const FUNCTIONS = [
  { key: 'f2', name: 'Sangeet' },
  { key: 'f1', name: 'Wedding' },
] as const;

function reply(f2: FunctionReply, change: Partial<ReplyFields> = {}): ReplyFields {
  return { name: '', phone: '', answers: { f2, f1: NOBODY_COMES }, unsure: [], note: '', ...change };
}

const FOUR = { adults: 3, children: 1, veg: 4, jain: 0, nonVeg: 0 };

test('a reply is repeated in words, in the order of the functions', () => {
  expect(replyInWords(reply(FOUR), FUNCTIONS, 'en')).toEqual([
    'Sangeet: 4 people are coming, 1 of them a child.',
    'Wedding: not coming.',
    'All vegetarian.',
  ]);
});

test('mixed food is told for each function', () => {
  const mixed = { adults: 4, children: 0, veg: 2, jain: 1, nonVeg: 1 };
  expect(replyInWords(reply(mixed), FUNCTIONS, 'en')).toEqual([
    'Sangeet: 4 people are coming (2 vegetarian, 1 Jain, 1 non-vegetarian).',
    'Wedding: not coming.',
  ]);
});

test('one person comes, a function is open, and a note is added', () => {
  const fields = reply(
    { adults: 1, children: 0, veg: 0, jain: 1, nonVeg: 0 },
    {
      answers: { f2: { adults: 1, children: 0, veg: 0, jain: 1, nonVeg: 0 } },
      unsure: ['f1'],
      note: 'By train',
    },
  );
  expect(replyInWords(fields, FUNCTIONS, 'en')).toEqual([
    'Sangeet: 1 person is coming.',
    'Wedding: not sure yet.',
    'All Jain.',
    'Note: By train',
  ]);
});

test('nobody who comes eats nothing', () => {
  expect(replyInWords(reply(NOBODY_COMES), FUNCTIONS, 'en')).toEqual([
    'Sangeet: not coming.',
    'Wedding: not coming.',
  ]);
});

test('in Hindi the verb follows the number of people', () => {
  const one = { adults: 1, children: 0, veg: 1, jain: 0, nonVeg: 0 };
  expect(replyInWords(reply(one), FUNCTIONS, 'hi')[0]).toBe('Sangeet: 1 व्यक्ति आएगा।');
});

test('Hindi counts with the same digits', () => {
  expect(replyInWords(reply({ ...FOUR, adults: 2, children: 2 }), FUNCTIONS, 'hi')).toEqual([
    'Sangeet: 4 लोग आएँगे, उनमें 2 बच्चे।',
    'Wedding: नहीं आ पाएँगे।',
    'सब शाकाहारी।',
  ]);
});

test('a moment of today is an hour in India, any other a day and an hour', () => {
  const sent = Date.UTC(2026, 10, 22, 11, 42);
  expect(momentInWords(sent, Date.UTC(2026, 10, 22, 18, 0), 'en')).toBe('at 5:12 pm IST');
  expect(momentInWords(sent, Date.UTC(2026, 10, 22, 19, 0), 'en')).toBe('on 22 November 2026, 5:12 pm IST');
  expect(momentInWords(sent, Date.UTC(2026, 10, 22, 18, 0), 'hi')).toBe('शाम 5:12 IST');
  expect(momentInWords(sent, Date.UTC(2026, 10, 22, 19, 0), 'hi')).toBe('22 नवंबर 2026 को शाम 5:12 IST');
});
