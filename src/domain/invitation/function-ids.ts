import { randomToken } from '#src/lib/random-token.ts';
import type { FunctionKey } from './invitation.ts';

/** The id under which each function is stored while it is private; it never changes. */
export type FunctionIds = Readonly<Record<FunctionKey, string>>;

export function newFunctionIds(): FunctionIds {
  const id = () => randomToken('p');
  return {
    f1: id(),
    f2: id(),
    f3: id(),
    f4: id(),
    f5: id(),
    f6: id(),
    f7: id(),
    f8: id(),
    f9: id(),
    f10: id(),
  };
}

/** Ids for a family that is invited to these functions, in their order. */
export function opensOf(functions: readonly FunctionKey[], ids: FunctionIds): string[] {
  return functions.map((key) => ids[key]);
}
