import * as v from 'valibot';

export type FormErrors<Field extends string> = Readonly<Partial<Record<Field, string>>>;

export function parseForm<Field extends string, Value>(
  schema: v.GenericSchema<Readonly<Record<Field, string>>, Value>,
  fields: readonly Field[],
  typed: Readonly<Record<Field, string>>,
): { readonly value: Value | undefined; readonly errors: FormErrors<Field> } {
  const parsed = v.safeParse(schema, typed);
  const errors: Partial<Record<Field, string>> = {};
  if (parsed.success) return { value: parsed.output, errors };
  for (const field of fields) {
    const issue = parsed.issues.find((one) => v.getDotPath(one) === field);
    if (issue) errors[field] = issue.message;
  }
  return { value: undefined, errors };
}
