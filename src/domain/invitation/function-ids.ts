import { randomToken } from '#src/lib/random-token.ts';
import type { FunctionKey } from './invitation.ts';

/** Under which id each function is stored while it is private. They stay the same for as long as the wedding is stored. */
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

/** What a family that is invited to these functions may open, in their order. */
export function opensOf(functions: readonly FunctionKey[], ids: FunctionIds): string[] {
  return functions.map((key) => ids[key]);
}
