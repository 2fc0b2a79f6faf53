import * as v from 'valibot';

/** An expression of the rules; `values` is there if it was evaluated. */
interface Expression {
  readonly sourcePosition: { readonly line: number };
  readonly values?: readonly unknown[] | undefined;
  readonly children?: readonly Expression[] | undefined;
}

const EXPRESSION: v.GenericSchema<unknown, Expression> = v.object({
  sourcePosition: v.object({ line: v.number() }),
  values: v.optional(v.array(v.unknown())),
  children: v.optional(v.array(v.lazy(() => EXPRESSION))),
});

const COVERAGE = v.object({ report: v.array(EXPRESSION) });

/**
 * Lines on which an evaluated expression begins, from the report of the Firestore emulator at `:ruleCoverage`.
 * Throws if the report has another shape.
 */
export function evaluatedLines(coverage: unknown): Set<number> {
  const lines = new Set<number>();
  const visit = ({ sourcePosition, values, children = [] }: Expression) => {
    if (values !== undefined) lines.add(sourcePosition.line);
    for (const child of children) visit(child);
  };
  for (const expression of v.parse(COVERAGE, coverage).report) visit(expression);
  return lines;
}
