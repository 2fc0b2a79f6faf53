/**
 * The type of a text module in another language: the same fields and functions, every text free. `satisfies
 * Translated<typeof ENGLISH>` in a language's module makes a missing line a type error.
 */
export type Translated<T> = T extends string
  ? string
  : T extends (...args: infer Arguments) => infer Result
    ? (...args: Arguments) => Translated<Result>
    : T extends object
      ? { readonly [Key in keyof T]: Translated<T[Key]> }
      : T;
