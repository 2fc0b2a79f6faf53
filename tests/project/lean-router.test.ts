import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { REPLACEMENTS } from '#scripts/build/lean-router.ts';

const FOLDER = 'node_modules/react-router/dist/development';

test.each(REPLACEMENTS)('React Router still has the line “%s”, which the build replaces', (line) => {
  const files = readdirSync(FOLDER).filter((file) => /^chunk-.*\.mjs$/.test(file));
  const withLine = files.filter((file) => readFileSync(`${FOLDER}/${file}`, 'utf8').includes(line));
  expect(withLine).toHaveLength(1);
});
