/**
 * `npm run test:stress -- [names] --times 20` repeats the journeys whose file has one of these names, beside four busy
 * loops and without second attempts.
 */
import { parseArgs } from 'node:util';
import { shutdown } from '#scripts/processes/shutdown.ts';
import { startProcess } from '#scripts/processes/start-process.ts';
import { runNode } from '#scripts/testing/run-tool.ts';

const BUSY_LOOPS = 4;
/** A loop ends even if this process is killed. */
const LONGEST_MS = 3 * 3_600_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string', default: '20' } },
});

for (let loop = 0; loop < BUSY_LOOPS; loop += 1) {
  startProcess({
    command: process.execPath,
    args: ['-e', `for (const until = Date.now() + ${LONGEST_MS}; Date.now() < until; );`],
    graceMs: 0,
  });
}
const { code, lines } = await runNode(
  ['scripts/bootstrap.mjs', 'scripts/test.ts', 'build', 'e2e', ...positionals, '--repeat-each', values.times],
  { CI: '' },
);
console.log(lines.join('\n'));
await shutdown(code);
