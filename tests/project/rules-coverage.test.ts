import { expect, test } from 'vitest';
import { evaluatedLines } from '#scripts/rules/coverage.ts';

test('lines are those of expressions that the emulator has evaluated, however deep', () => {
  const at = (line: number) => ({ sourcePosition: { line, column: 5 } });
  const values = [{ value: { boolValue: true }, count: 3 }];
  const report = [
    { ...at(10), values, children: [{ ...at(10), values }, { ...at(11) }, { ...at(12), values }] },
    { ...at(20), children: [{ ...at(21) }] },
  ];
  expect([...evaluatedLines({ report })]).toEqual([10, 12]);
});

test('a report of another shape is an error', () => {
  expect(() => evaluatedLines({ report: [{ line: 10 }] })).toThrow();
});
