import { describe, expect, test } from 'vitest';
import type { ReplyChoice } from '#src/domain/reply/reply-choice.ts';
import {
  allComing,
  changeFunction,
  choiceOf,
  emptyChoice,
  fieldsOfChoice,
  vegetarians,
  withinSeats,
} from '#src/domain/reply/reply-choice.ts';
import { checkChoice } from '#src/features/replies/reply-check.ts';

const SEATS = 4;
const EMPTY = emptyChoice(['f1', 'f2'], SEATS);
/** A family that taps 'All 4 of us are coming' and 'All vegetarian'. */
const PRESET: ReplyChoice = { ...EMPTY, functions: allComing(EMPTY.functions, SEATS), food: 'veg' };
const ALL_VEG = { adults: 4, children: 0, veg: 4, jain: 0, nonVeg: 0 };

function withFirst(change: Parameters<typeof changeFunction>[1], choice = PRESET): ReplyChoice {
  return {
    ...choice,
    functions: choice.functions.map((one) =>
      one.key === 'f1' ? withinSeats(changeFunction(one, change, SEATS), SEATS) : one,
    ),
  };
}

describe('the form', () => {
  test('says nothing for anybody until it is filled in, and asks for every answer', () => {
    expect(fieldsOfChoice(EMPTY)).toMatchObject({ answers: {}, unsure: [] });
    expect(checkChoice(EMPTY, false, 'en')).toMatchObject({
      choice: undefined,
      errors: { functions: ['f1', 'f2'] },
    });
    expect(checkChoice({ ...PRESET, food: undefined }, false, 'en').errors).toHaveProperty('food');
  });

  test('takes one press for all who come to everything', () => {
    expect(fieldsOfChoice(PRESET)).toEqual({
      name: '',
      phone: '',
      answers: { f1: ALL_VEG, f2: ALL_VEG },
      unsure: [],
      note: '',
    });
  });

  test('counts children among those who come', () => {
    const { answers } = fieldsOfChoice(withFirst({ children: 1 }));
    expect(answers.f1).toEqual({ ...ALL_VEG, adults: 3, children: 1 });
  });

  test('keeps the parts within the whole when fewer come', () => {
    const mixed: ReplyChoice = { ...withFirst({ children: 3, jain: 2, nonVeg: 2 }), food: 'mixed' };
    const { answers } = fieldsOfChoice(withFirst({ coming: 2 }, mixed));
    expect(answers.f1).toEqual({ adults: 0, children: 2, veg: 0, jain: 2, nonVeg: 0 });
  });

  test('keeps the parts while another number of people is typed, which may begin with a smaller one', () => {
    const seats = 12;
    const some = { key: 'f1', answer: 'coming', coming: 11, children: 3, jain: 2, nonVeg: 4 } as const;
    const typed = changeFunction(changeFunction(some, { coming: 1 }, seats), { coming: 12 }, seats);
    expect(withinSeats(typed, seats)).toEqual({ ...some, coming: 12 });
  });

  test('raises no other food when one is lowered after fewer people come', () => {
    const some = { key: 'f1', answer: 'coming', coming: 4, children: 0, jain: 2, nonVeg: 2 } as const;
    const fewer = changeFunction(some, { coming: 2 }, SEATS);
    expect(withinSeats(changeFunction(fewer, { jain: 1 }, SEATS), SEATS)).toMatchObject({
      jain: 1,
      nonVeg: 0,
    });
  });

  test('gives everybody who eats neither Jain nor non-vegetarian food a vegetarian plate', () => {
    const mixed: ReplyChoice = { ...withFirst({ jain: 1, nonVeg: 2 }), food: 'mixed' };
    expect(mixed.functions.map(vegetarians)).toEqual([1, 4]);
    expect(fieldsOfChoice(mixed).answers.f1).toEqual({ ...ALL_VEG, veg: 1, jain: 1, nonVeg: 2 });
  });

  test('leaves what is not sure yet without numbers', () => {
    const { answers, unsure } = fieldsOfChoice(withFirst({ answer: 'unsure' }));
    expect(answers).toEqual({ f2: ALL_VEG });
    expect(unsure).toEqual(['f1']);
  });
});

describe('changing a reply', () => {
  test.each<[string, ReplyChoice]>([
    ['of a family that all comes', PRESET],
    ['of a family that eats Jain', { ...PRESET, food: 'jain' }],
    ['of one that eats this and that', { ...withFirst({ jain: 1, children: 2 }), food: 'mixed' }],
    ['of one that stays at home', withFirst({ answer: 'notComing' })],
    ['of one that is not sure yet', withFirst({ answer: 'unsure' })],
    ['with a note', { ...PRESET, note: 'Nani comes in a wheelchair.' }],
  ])('%s begins with what was answered', (_, choice) => {
    const fields = fieldsOfChoice(choice);
    expect(fieldsOfChoice(choiceOf(fields, ['f1', 'f2'], SEATS))).toEqual(fields);
  });

  test('asks again what is eaten after nothing was sure', () => {
    const unsure = PRESET.functions.map((one) => ({ ...one, answer: 'unsure' as const }));
    const fields = fieldsOfChoice({ ...PRESET, functions: unsure });
    expect(choiceOf(fields, ['f1', 'f2'], SEATS).food).toBeUndefined();
  });

  test('a function that was added since starts with one person for a guest with the open link', () => {
    const fields = { answers: {}, unsure: [], note: '', name: '', phone: '' };
    expect(choiceOf(fields, ['f1'], 5, 1).functions[0]?.coming).toBe(1);
    expect(choiceOf(fields, ['f1'], 5).functions[0]?.coming).toBe(5);
  });

  test('asks about a function added since, and leaves out one that is gone', () => {
    const fields = fieldsOfChoice(withFirst({ coming: 2 }));
    const { answers } = fieldsOfChoice(choiceOf(fields, ['f1', 'f3'], SEATS));
    expect(answers).toEqual({ f1: { ...ALL_VEG, adults: 2, veg: 2 } });
  });

  test('fits into fewer seats', () => {
    const fields = fieldsOfChoice(withFirst({ children: 3 }));
    expect(fieldsOfChoice(choiceOf(fields, ['f1'], 2)).answers.f1).toEqual({
      ...ALL_VEG,
      adults: 0,
      children: 2,
      veg: 2,
    });
  });
});

describe('with the open link', () => {
  const typed = { ...PRESET, name: ' Asha  Verma ', phone: '098123 45678', note: ' See you! ' };

  test('name and number are cleaned as they are sent', () => {
    const { choice } = checkChoice(typed, true, 'en');
    expect(choice).toMatchObject({ name: 'Asha Verma', phone: '+919812345678', note: 'See you!' });
  });

  test.each([
    ['no name', { name: ' ' }, ['name']],
    ['a name of marks only', { name: '\u0301\u0301' }, ['name']],
    ['a number that is none', { phone: '12345' }, ['phone']],
    ['a note that is too long', { note: 'x'.repeat(201) }, ['note']],
  ])('%s is explained', (_, change, fields) => {
    const { choice, errors } = checkChoice({ ...typed, ...change }, true, 'hi');
    expect(choice).toBeUndefined();
    expect(Object.keys(errors)).toEqual(fields);
  });

  test('a family need not say who it is', () => {
    expect(checkChoice({ ...typed, name: '', phone: '' }, false, 'en').choice).toMatchObject({
      name: '',
      phone: '',
    });
  });
});
