import { beforeAll, expect, test } from 'vitest';
import { linesOf } from '#src/domain/film/film.ts';
import { textsForFamily, weddingWords } from '#src/domain/film/wedding-film.ts';
import type { FunctionKey } from '#src/domain/invitation/invitation.ts';
import { loadAllGuestTexts } from '#src/locales/guest-texts.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';

beforeAll(loadAllGuestTexts);

const [first] = SAMPLE.functions;
if (!first) throw new Error('The sample has no function');

test.each([
  ['en', 'Verma family', 'For the Verma family'],
  ['en', 'Asha and Ravi', 'For Asha and Ravi'],
  ['hi', 'Verma family', 'Verma परिवार को निमंत्रण'],
  ['hi', 'वर्मा परिवार', 'वर्मा परिवार को निमंत्रण'],
  ['mr', 'Verma family', 'Verma परिवार यांना निमंत्रण'],
  ['en', 'The Verma Family', 'For the Verma Family'],
  ['en', 'the Vermas', 'For the Vermas'],
  ['en', 'Theo and Asha', 'For Theo and Asha'],
  ['hi', 'The Verma Family', 'Verma परिवार को निमंत्रण'],
  ['mr', 'The Verma Family', 'Verma परिवार यांना निमंत्रण'],
] as const)('a film in %s names the family ‘%s’ in its first frame', (language, name, line) => {
  const texts = textsForFamily(SAMPLE, { name, language, functions: [first.key] });
  expect(texts.family).toBe(line);
  expect(linesOf(texts)[0]).toBe(line);
});

test('a family’s film shows the functions that it is invited to, and none that not everybody sees', () => {
  const hidden = { ...first, key: 'f9', name: 'Haldi at home', isPrivate: true } as const;
  const other = { ...first, key: 'f10', name: 'Brunch', isPrivate: false } as const;
  const invitation = { ...SAMPLE, functions: [first, hidden, other] };
  const texts = textsForFamily(invitation, { name: 'Verma', language: 'en', functions: [first.key, 'f9'] });
  expect(texts.functions.map(({ name }) => name)).toEqual([first.name]);
});

test('a family’s film names the days of its own functions only, not when everybody else celebrates', () => {
  const [, phere] = SAMPLE.functions;
  if (!phere) throw new Error('The sample has only one function');
  const of = (functions: readonly FunctionKey[]) =>
    linesOf(textsForFamily(SAMPLE, { name: 'Verma', language: 'en', functions })).join('\n');
  expect(of([first.key])).toContain('12 February 2027');
  expect(of([first.key])).not.toContain('14 February');
  expect(of([phere.key])).not.toContain('12 February');
  expect(of([first.key, phere.key])).toContain('12 to 14 February 2027');
});

test('the film ends with the code of the couple’s page, and opens with its line of blessing', () => {
  const texts = textsForFamily(SAMPLE, { name: 'Verma', language: 'en', functions: [first.key] });
  expect(texts.typed).toContain(SAMPLE.code);
  expect(weddingWords({ ...SAMPLE, texts: { ...SAMPLE.texts, blessing: 'One\nTwo' } }, 'en').blessing).toBe(
    'One',
  );
});
