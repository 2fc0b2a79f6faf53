import { expect, test } from 'vitest';
import type { Draft, DraftFunction } from '#src/domain/draft/draft.ts';
import { errorAt, faultsInMade, faultsOf } from '#src/domain/draft/draft-check.ts';
import { EMPTY_DRAFT } from '#src/domain/draft/draft-on-phone.ts';
import { draftWith, functionWith } from '#tests/support/sample-draft.ts';

const NOW = Date.UTC(2026, 10, 22, 6, 0);

function sentences(draft: Draft): string[] {
  return faultsOf(draft, NOW).map(({ sentence }) => sentence);
}

function sentencesFor(one: Partial<DraftFunction>): string[] {
  return sentences(draftWith({ functions: [functionWith(one)] }));
}

test('a finished draft can be published', () => {
  expect(sentences(draftWith({}))).toEqual([]);
});

test('an empty draft lacks both names, the day, the city and the venues, and shows no errors at its fields', () => {
  const faults = faultsOf(EMPTY_DRAFT, NOW);
  expect(faults.slice(0, 4).map(({ sentence }) => sentence)).toEqual([
    'Type the name shown first.',
    'Type the name shown second.',
    'Choose the day of the wedding.',
    'Type the city.',
  ]);
  expect(sentences(EMPTY_DRAFT)).toContain('Say where Sangeet is.');
  expect(faults.every(({ kind }) => kind === 'missing')).toBe(true);
});

test('a name of which nothing can be seen is no name', () => {
  const couple: Draft['couple'] = [
    { name: ' \u200d\u3164 ', also: '', script: 'Deva' },
    { name: 'Meera', also: '', script: 'Deva' },
  ];
  expect(sentences(draftWith({ couple }))).toEqual(['Type the name shown first.']);
});

test('there is at least one function, and at most ten', () => {
  expect(sentences(draftWith({ functions: [] }))).toEqual(['Add at least one function.']);
  const eleven = Array.from({ length: 11 }, (_, place) => functionWith({ id: `own-${place}` }));
  expect(sentences(draftWith({ functions: eleven }))).toEqual([
    'Keep at most 10 functions: guests do not see those after that.',
  ]);
});

test('the wedding day is not asked for where every function has a day of its own', () => {
  expect(sentences(draftWith({ weddingDay: '' }))).toEqual([]);
});

test.each([
  [{ name: '' }, 'Give function 1 a name.'],
  [{ day: '' }, 'Choose the day of Sangeet.'],
  [{ hour: '' }, 'Choose the time of Sangeet.'],
  [{ venue: '  ' }, 'Say where Sangeet is.'],
  [{ day: '2026-11-21' }, 'Sangeet is on 21 November 2026, which has passed.'],
  [{ day: '2072-02-12' }, 'Sangeet is on 12 February 2072. Is the year right?'],
  [{ hour: '11:00', endHour: '10:00' }, 'Sangeet ends before it starts.'],
  [{ hour: '19:00', endHour: '19:00' }, 'Sangeet ends before it starts.'],
  [{ map: 'behind the temple' }, 'The map of Sangeet is not a link. Copy it from Google Maps with Share.'],
] satisfies [Partial<DraftFunction>, string][])('%o is said to be wrong', (one, sentence) => {
  expect(sentencesFor(one)).toEqual([sentence]);
});

test('a function may end in the night', () => {
  expect(sentencesFor({ hour: '22:00', endHour: '04:30' })).toEqual([]);
});

test('a function earlier today has passed, one later today has not', () => {
  // It is 11:30 am in India.
  expect(sentencesFor({ day: '2026-11-22', hour: '11:00' })).toHaveLength(1);
  expect(sentencesFor({ day: '2026-11-22', hour: '12:00' })).toEqual([]);
});

test('contacts have a name and a number that can be called', () => {
  const nobody = { name: '', phone: '', hindi: '' };
  expect(
    sentences(draftWith({ contacts: [{ name: 'Asha', phone: '', hindi: '' }, nobody, nobody] })),
  ).toEqual(['Type a number on which guests can call Asha.']);
  expect(sentences(draftWith({ contacts: [{ name: '', phone: '12', hindi: '' }, nobody, nobody] }))).toEqual([
    '12 is not a number that guests can call.',
    'Say whose number 12 is.',
  ]);
});

test('links, the last day to reply and the seats are checked', () => {
  expect(sentences(draftWith({ links: { album: 'our album', music: 'song' } }))).toEqual([
    'The album is not a link: it starts with https://.',
    'The music is not a link: it starts with https://.',
  ]);
  const withMusic = (music: string) => sentences(draftWith({ links: { album: '', music } }));
  expect(withMusic('https://songs.example/shehnai.mp3?v=2')).toEqual([]);
  for (const page of ['https://youtu.be/dQw4w9WgXcQ', 'https://drive.google.com/file/d/1a2b/view']) {
    expect(withMusic(page)).toEqual([expect.stringContaining('it ends in .mp3 or .m4a')]);
  }
  expect(sentences(draftWith({ replyBy: '2026-11-01' }))).toEqual(['The last day to reply has passed.']);
  expect(sentences(draftWith({ replyBy: '2027-02-13' }))).toEqual([
    'The last day to reply is after the last function.',
  ]);
  expect(sentences(draftWith({ openSeats: 'many' }))).toEqual([
    'Type a whole number of people, from 0 to 50.',
  ]);
});

test('what is wrong is said at its field, what is only missing is not', () => {
  const past = faultsOf(draftWith({ functions: [functionWith({ day: '2020-01-01', venue: '' })] }), NOW);
  expect(errorAt(past, 'sangeet.day')).toBe('Sangeet is on 1 January 2020, which has passed.');
  expect(errorAt(past, 'sangeet.venue')).toBeUndefined();
});

test('a wedding day that has passed, or is years away, is said once and not for each function', () => {
  const day = (weddingDay: string) => ({ ...EMPTY_DRAFT, weddingDay });
  expect(sentences(day('2020-02-14')).filter((one) => one.includes('2020'))).toEqual([
    'The wedding is on 14 February 2020, which has passed.',
  ]);
  expect(sentences(day('2072-02-14')).filter((one) => one.includes('2072'))).toEqual([
    'The wedding is on 14 February 2072. Is the year right?',
  ]);
});

test('a haldi that was yesterday is said at the haldi', () => {
  // The wedding is today.
  const today = sentences({ ...EMPTY_DRAFT, weddingDay: '2026-11-22' });
  expect(today).toContain('Haldi is on 21 November 2026, which has passed.');
});

test('a wedding that is over can still be changed, also with a function that follows its day', () => {
  const past = draftWith({
    weddingDay: '2026-11-21',
    functions: [functionWith({ follows: true, offset: 0 })],
  });
  expect(errorAt(faultsOf(past, NOW), 'names.weddingDay')).toBeDefined();
  expect(faultsInMade(past, NOW)).toEqual([]);
});

test('the last day to reply does not matter where no function asks for a reply', () => {
  const draft = draftWith({ replyBy: '2026-11-01' });
  const functions = draft.functions.map((one) => ({ ...one, asksReply: false }));
  expect(sentences({ ...draft, functions })).toEqual([]);
  expect(sentences({ ...draft, functions, replyBy: '2027-02-13' })).toEqual([]);
});

test('a page whose functions were moved to before its last day to reply says so before it is saved', () => {
  const moved = draftWith({ replyBy: '2027-02-13' });
  expect(errorAt(faultsInMade(moved, NOW), 'replyBy')).toBe(
    'The last day to reply is after the last function.',
  );
  expect(faultsInMade(draftWith({ replyBy: '2026-11-01' }), NOW)).toEqual([]);
});
