import { expect, test } from 'vitest';
import { linesOf } from '#src/domain/film/film.ts';
import { NO_FIELDS } from '#src/domain/film/film-fields.ts';
import { codeInLink, textsOfFilm } from '#src/domain/film/film-texts.ts';

const WORDS = {
  blessing: '',
  opening: 'Together with our families',
  invitation: 'invite you to our wedding',
  closing: 'Scan to open our invitation',
  closingWithoutCode: 'Please come',
};

test.each([
  ['SAMP1E000001', 'SAMP1E000001'],
  [' samp1e000001 ', 'SAMP1E000001'],
  ['https://shagun.example/i/SAMP1E000001?f=1#top', 'SAMP1E000001'],
  ['shagun.example/i/samp1e000001/', 'SAMP1E000001'],
])('the invitation is found in %s', (link, code) => {
  expect(codeInLink(link)).toBe(code);
});

test.each(['', 'https://shagun.example/', 'my invitation', 'https://shagun.example/i/SHORT'])(
  'there is no invitation in ‘%s’',
  (link) => {
    expect(codeInLink(link)).toBeUndefined();
  },
);

test('with an invitation the film ends with its code, and asks to scan it', () => {
  const texts = textsOfFilm(
    { ...NO_FIELDS, first: 'Aarav', second: 'Meera', link: 'SAMP1E000001' },
    WORDS,
    '',
  );
  expect(texts.address).toMatch(/^HTTPS?:\/\/.+\/I\/SAMP1E000001$/);
  expect(texts.typed).toMatch(/\/i\/SAMP1E000001$/);
  expect(texts.closing).toBe(WORDS.closing);
});

test('without one it says something else instead of asking for a scan', () => {
  const texts = textsOfFilm({ ...NO_FIELDS, first: 'Aarav', second: 'Meera' }, WORDS, '');
  expect([texts.address, texts.closing]).toEqual(['', WORDS.closingWithoutCode]);
});

test('the film in words has every text in the order it appears, and no empty line', () => {
  const functions = [{ name: 'Sangeet', when: '11 February, 7 pm', venue: '' }];
  const fields = { ...NO_FIELDS, first: ' Aarav ', second: 'Meera', day: '12 February 2027', functions };
  expect(linesOf(textsOfFilm(fields, WORDS, 'Sample'))).toEqual([
    'Together with our families',
    'Aarav & Meera',
    'invite you to our wedding',
    'Sangeet, 11 February, 7 pm',
    '12 February 2027',
    'Please come',
  ]);
});
