/**
 * Runs a command that must not outlive us:
 *
 *     node leash.mjs GRACE_MS COMMAND [arguments …]
 *
 * Its standard input is the leash. When the other end lets go, on purpose, by a crash or by
 * `kill -9`, the command is asked to end (SIGINT) and, if it has not within the grace, it is killed
 * with everything it started.
 */
import { spawn } from 'node:child_process';

const [graceMs, command, ...args] = process.argv.slice(2);
const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });

child.on('error', (error) => {
  console.error(error.message);
  process.exit(127);
});
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));

let ending = false;
function end() {
  if (ending) return;
  ending = true;
  child.kill('SIGINT');
  setTimeout(killAll, Number(graceMs));
}

function killAll() {
  if (process.platform === 'win32') {
    spawn('taskkill', ['/pid', String(child.pid), '/T', '/F']);
    return;
  }
  // The leash leads a process group of its own (see start-process.ts), the command is in it.
  process.kill(-process.pid, 'SIGKILL');
}

process.stdin.on('end', end).on('error', end).resume();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
