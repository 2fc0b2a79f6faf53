import { expect, test } from 'vitest';
import { traditionOf } from '#src/catalogue/traditions.ts';
import type { Draft } from '#src/domain/draft/draft.ts';
import {
  addOwnFunction,
  addUsualFunction,
  changeFunction,
  dayOf,
  missingUsualFunctions,
  moveFunction,
  newFunctionId,
  putBackFunction,
  removeFunction,
  usualNames,
} from '#src/domain/draft/draft-functions.ts';
import { withLanguage, withTradition } from '#src/domain/draft/draft-look.ts';
import { EMPTY_DRAFT } from '#src/domain/draft/draft-on-phone.ts';

const namesOf = ({ functions }: Draft) => functions.map(({ name }) => name);
const SIKH = withTradition(EMPTY_DRAFT, 'sikh');

test('a Sikh wedding is proposed its functions in their order, with days, hours and dress notes', () => {
  expect(namesOf(SIKH)).toEqual([
    'Maiyan (Vatna)',
    'Mehndi and Sangeet',
    'Jaggo',
    'Anand Karaj',
    'Reception',
  ]);
  const dated = { ...SIKH, weddingDay: '2027-03-01' };
  expect(dated.functions.map((one) => dayOf(dated, one))).toEqual([
    '2027-02-28',
    '2027-02-28',
    '2027-02-28',
    '2027-03-01',
    '2027-03-01',
  ]);
  expect(SIKH.functions[3]).toMatchObject({
    hour: '10:30',
    dress: 'Heads covered, shoes off. Langar follows.',
  });
  expect(SIKH.texts.blessing).toBe('ੴ ਸਤਿਗੁਰ ਪ੍ਰਸਾਦਿ');
});

test('functions that exist are not offered again, at the desk either, where only their names are known', () => {
  const atDesk = {
    ...SIKH,
    functions: SIKH.functions.map((one, place) => ({ ...one, id: `f${place + 1}` })),
  };
  const offered = missingUsualFunctions(atDesk).flatMap(({ id }) => usualNames('sikh', id));
  expect(offered).toContain('Milni');
  expect(offered).not.toContain('Anand Karaj');
  expect(missingUsualFunctions(changeFunction(atDesk, 'f4', { name: 'आनंद कारज' }))).toHaveLength(
    missingUsualFunctions(atDesk).length,
  );
});

test('proposals are in the language of the page', () => {
  expect(namesOf(withLanguage(SIKH, 'hi'))).toContain('आनंद कारज');
  expect(namesOf(withLanguage(withLanguage(SIKH, 'hi'), 'both'))).toContain('Anand Karaj');
});

test('functions and words of the couple’s own stay when the tradition changes', () => {
  const own = changeFunction({ ...SIKH, texts: { ...SIKH.texts, blessing: 'Ours' } }, 'jaggo', {
    venue: 'Home',
  });
  const changed = withTradition(own, 'christian');
  expect(namesOf(changed)).toEqual(namesOf(SIKH));
  expect(changed.texts.blessing).toBe('Ours');
});

test('a blessing that was taken out stays out', () => {
  const without = { ...SIKH, texts: { ...SIKH.texts, blessing: '' } };
  expect(withTradition(without, 'hindu').texts.blessing).toBe('');
});

test('a tradition without a line of blessing takes that of the former one away, and the next brings its own', () => {
  const modern = withTradition(SIKH, 'modern');
  expect(modern.texts.blessing).toBe('');
  expect(withTradition(modern, 'sikh')).toEqual(SIKH);
});

test('another usual function is added where it usually comes', () => {
  const milni = traditionOf('sikh').functions.find(({ id }) => id === 'milni');
  if (!milni) throw new Error('No milni');
  const added = addUsualFunction(SIKH, milni);
  expect(namesOf(added).indexOf('Milni')).toBe(namesOf(added).indexOf('Anand Karaj') - 1);
  expect(missingUsualFunctions(added).map(({ id }) => id)).not.toContain('milni');
});

test('functions of the couple’s own have ids of their own', () => {
  const two = addOwnFunction(addOwnFunction(SIKH, newFunctionId()), newFunctionId());
  expect(new Set(two.functions.map(({ id }) => id)).size).toBe(two.functions.length);
});

test('a function moves by one place and stays at the ends', () => {
  expect(namesOf(moveFunction(SIKH, 'jaggo', -1))[1]).toBe('Jaggo');
  expect(moveFunction(SIKH, 'maiyan', -1)).toEqual(SIKH);
  expect(moveFunction(SIKH, 'reception', 1)).toEqual(SIKH);
});

test('a removed function is put back where it was', () => {
  const jaggo = SIKH.functions[2];
  if (!jaggo) throw new Error('No jaggo');
  expect(putBackFunction(removeFunction(SIKH, 'jaggo'), jaggo, 2)).toEqual(SIKH);
});

test('a removed function that was added again meanwhile is put back beside it, with an id of its own', () => {
  const jaggo = SIKH.functions[2];
  if (!jaggo) throw new Error('No jaggo');
  const { functions } = putBackFunction(SIKH, jaggo, 2);
  expect(functions.filter(({ name }) => name === jaggo.name)).toHaveLength(2);
  expect(new Set(functions.map(({ id }) => id)).size).toBe(SIKH.functions.length + 1);
});
