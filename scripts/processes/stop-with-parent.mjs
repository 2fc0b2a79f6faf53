/**
 * Runs a command that must not outlive the process that started this one:
 *
 *     node stop-with-parent.mjs GRACE_MS COMMAND [arguments …]
 *
 * The parent holds the other end of standard input. When that closes, whether on purpose, by a crash or by `kill -9`,
 * the command gets SIGINT. If it is still running after GRACE_MS, it is killed with everything it started.
 */
import { spawn } from 'node:child_process';

const [graceMs, command, ...args] = process.argv.slice(2);
const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });

child.on('error', (error) => {
  console.error(error.message);
  process.exit(127);
});
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));

let stopping = false;
function stop() {
  if (stopping) return;
  stopping = true;
  child.kill('SIGINT');
  setTimeout(killAll, Number(graceMs));
}

function killAll() {
  if (process.platform === 'win32') {
    spawn('taskkill', ['/pid', String(child.pid), '/T', '/F']);
    return;
  }
  // start-process.ts makes this process the leader of a process group, which the command belongs to.
  process.kill(-process.pid, 'SIGKILL');
}

process.stdin.on('end', stop).on('error', stop).resume();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
