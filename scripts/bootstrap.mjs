/**
 * Runs one of the project's TypeScript commands on a machine that has nothing but Node and npm:
 *
 *     node scripts/bootstrap.mjs scripts/test.ts [arguments …]
 *
 * It refuses a Node that is too old, installs the packages of package-lock.json when they are
 * missing or out of date, and then runs the command in this very process, so that signals and
 * exit codes need no passing on and no second process can be left behind.
 *
 * Plain JavaScript with Node's own modules only: it runs before anything is installed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const OLDEST_NODE = [20, 19];

refuseOldNode();
const [script, ...args] = process.argv.slice(2);
if (script === undefined) stop('Usage: node scripts/bootstrap.mjs scripts/NAME.ts [arguments …]');

process.chdir(ROOT);
if (!isInstalled()) install();
await run(resolve(ROOT, script), args);

/** Ends with one sentence when this Node cannot run the tools we pin. */
function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  stop(
    `Shagun needs Node ${OLDEST_NODE.join('.')} or newer; this is Node ${process.versions.node}. ` +
      'Install a current one from https://nodejs.org and run the command again.',
  );
}

/**
 * Whether node_modules holds what package-lock.json asks for. npm writes what it installed to a
 * lock file of its own; packages for other platforms are marked optional and may be absent there.
 */
function isInstalled() {
  const hidden = resolve(ROOT, 'node_modules/.package-lock.json');
  if (!existsSync(hidden)) return false;
  const wanted = readPackages(resolve(ROOT, 'package-lock.json'));
  const present = readPackages(hidden);
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '' || entry.link) return true;
    const found = present[path];
    return found === undefined
      ? entry.optional === true || entry.devOptional === true
      : found.version === entry.version;
  });
}

/** The `packages` table of a lock file, or an empty one when the file cannot be read. */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}

/** Installs exactly what the lock file names, development tools included. */
function install() {
  console.log('Installing packages (npm ci) …');
  const npm = process.env.npm_execpath;
  const options = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const child = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...options], { stdio: 'inherit', cwd: ROOT })
    : spawnSync('npm', options, { stdio: 'inherit', cwd: ROOT, shell: process.platform === 'win32' });
  if (child.status === 0) return;
  stop(
    child.error
      ? `npm could not be started (${child.error.message}). It comes with Node from https://nodejs.org.`
      : 'npm ci failed: see its words above. With a network connection, run the same command again.',
  );
}

/** Loads the TypeScript file and lets it run to its end. */
async function run(file, argv) {
  const { register } = await import('tsx/esm/api');
  register();
  process.argv = [process.execPath, file, ...argv];
  await import(pathToFileURL(file).href);
}

/** Says why, and ends with a failure. */
function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
