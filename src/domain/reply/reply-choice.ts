import type { FunctionKey } from '#src/domain/invitation/invitation.ts';
import { FUNCTION_KEYS } from '#src/domain/invitation/invitation.ts';
import type { FunctionReplies, FunctionReply, ReplyFields } from './reply.ts';
import { comingTo, NOBODY_COMES } from './reply.ts';

export type Answer = 'coming' | 'notComing' | 'unsure';

/** What the whole family eats; `mixed` is counted for each function. */
export type Food = 'veg' | 'jain' | 'nonVeg' | 'mixed';

/** For one function. A guest who eats neither Jain nor non-vegetarian food eats vegetarian. */
export interface FunctionChoice {
  readonly key: FunctionKey;
  readonly answer: Answer | undefined;
  /** Children included. */
  readonly coming: number;
  readonly children: number;
  readonly jain: number;
  readonly nonVeg: number;
}

export interface ReplyChoice {
  readonly functions: readonly FunctionChoice[];
  readonly food: Food | undefined;
  readonly note: string;
  /** Asked with the open link only. */
  readonly name: string;
  readonly phone: string;
}

/** Nothing is answered yet. A family that comes to something is first asked whether `coming` people come. */
export function emptyChoice(keys: readonly FunctionKey[], coming: number): ReplyChoice {
  const functions = keys.map((key) => emptyFunction(key, coming));
  return { functions, food: undefined, note: '', name: '', phone: '' };
}

function emptyFunction(key: FunctionKey, coming: number): FunctionChoice {
  return { key, answer: undefined, coming, children: 0, jain: 0, nonVeg: 0 };
}

export function allComing(functions: readonly FunctionChoice[], seats: number): FunctionChoice[] {
  return functions.map((choice) => ({ ...choice, answer: 'coming', coming: seats }));
}

/** A function that the reply does not mention starts with `coming` people. */
export function choiceOf(
  fields: ReplyFields,
  keys: readonly FunctionKey[],
  seats: number,
  coming = seats,
): ReplyChoice {
  const { answers, unsure, note, name, phone } = fields;
  const functions = keys.map((key): FunctionChoice => {
    const empty = emptyFunction(key, coming);
    if (unsure.includes(key)) return { ...empty, answer: 'unsure' };
    const answer = answers[key];
    if (!answer) return empty;
    if (comingTo(answer) === 0) return { ...empty, answer: 'notComing' };
    const { children, jain, nonVeg } = answer;
    return withinSeats({ key, answer: 'coming', coming: comingTo(answer), children, jain, nonVeg }, seats);
  });
  // Somebody who comes to nothing has not said what they eat.
  const food = functions.some(({ answer }) => answer === 'coming') ? foodOf(answers) : undefined;
  return { functions, food, note, name, phone };
}

/** What was filled in, for functions and seats that have changed meanwhile; a new function starts with `coming` people. */
export function fitChoice(
  choice: ReplyChoice,
  keys: readonly FunctionKey[],
  seats: number,
  coming: number,
): ReplyChoice {
  const functions = keys.map((key) => {
    const known = choice.functions.find((one) => one.key === key);
    return known ? withinSeats(known, seats) : emptyFunction(key, coming);
  });
  return { ...choice, functions };
}

/** The food of all functions, if it is the same. */
export function foodOf(answers: FunctionReplies): Food {
  const attended = FUNCTION_KEYS.flatMap((key) => answers[key] ?? []).filter(
    (answer) => comingTo(answer) > 0,
  );
  const all = (food: 'veg' | 'jain' | 'nonVeg') =>
    attended.every((answer) => answer[food] === comingTo(answer));
  if (all('veg')) return 'veg';
  if (all('jain')) return 'jain';
  return all('nonVeg') ? 'nonVeg' : 'mixed';
}

/**
 * A function's reply after a change. While the number is being typed, the parts stay as they were: '12' begins with '1'. Show and
 * store it {@link withinSeats}.
 */
export function changeFunction(
  choice: FunctionChoice,
  change: Partial<FunctionChoice>,
  seats: number,
): FunctionChoice {
  return { ...('coming' in change ? choice : withinSeats(choice, seats)), ...change };
}

/** 'mixed' says nothing until somebody eats another food. */
export function saysFood({ food, functions }: Pick<ReplyChoice, 'food' | 'functions'>): boolean {
  if (food !== 'mixed') return food !== undefined;
  return functions.some(({ answer, jain, nonVeg }) => answer === 'coming' && jain + nonVeg > 0);
}

export function vegetarians({ coming, jain, nonVeg }: FunctionChoice): number {
  return coming - jain - nonVeg;
}

/** Limits all counts to the seats, and the parts to the whole. */
export function withinSeats(choice: FunctionChoice, seats: number): FunctionChoice {
  const coming = Math.min(choice.coming, seats);
  const jain = Math.min(choice.jain, coming);
  return {
    ...choice,
    coming,
    jain,
    children: Math.min(choice.children, coming),
    nonVeg: Math.min(choice.nonVeg, coming - jain),
  };
}

export function fieldsOfChoice({ functions, food, note, name, phone }: ReplyChoice): ReplyFields {
  const answers: { [Key in FunctionKey]?: FunctionReply } = {};
  for (const choice of functions) {
    if (choice.answer === 'coming' || choice.answer === 'notComing')
      answers[choice.key] = answerOf(choice, food);
  }
  const unsure = functions.filter(({ answer }) => answer === 'unsure').map(({ key }) => key);
  return { name, phone, answers, unsure, note };
}

function answerOf(choice: FunctionChoice, food: Food = 'veg'): FunctionReply {
  if (choice.answer === 'notComing') return NOBODY_COMES;
  const { coming, children, jain, nonVeg } = choice;
  const eaten = {
    veg: { veg: coming, jain: 0, nonVeg: 0 },
    jain: { veg: 0, jain: coming, nonVeg: 0 },
    nonVeg: { veg: 0, jain: 0, nonVeg: coming },
    mixed: { veg: vegetarians(choice), jain, nonVeg },
  }[food];
  return { adults: coming - children, children, ...eaten };
}

export const REMOVED_REPLY: ReplyFields = { name: '', phone: '', answers: {}, unsure: [], note: '' };
