import { expect, test } from 'vitest';
import { takeRunNumber } from '#scripts/processes/ports.ts';

test('test runs at the same time have different numbers, and so different ports, until they end', async () => {
  const [one, other] = await Promise.all([takeRunNumber(), takeRunNumber()]);
  expect(one.number).not.toBe(other.number);
  one.end();
  other.end();
});
