/** A text module in another language: the same fields and functions, every text free. A missing line is a type error. */
export type Translated<T> = T extends string
  ? string
  : T extends (...args: infer Arguments) => infer Result
    ? (...args: Arguments) => Translated<Result>
    : T extends object
      ? { readonly [Key in keyof T]: Translated<T[Key]> }
      : T;
