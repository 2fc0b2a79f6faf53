/**
 * `node scripts/bootstrap.mjs scripts/test.ts [arguments …]` installs missing packages and runs a TypeScript command in
 * this process. It may use only Node's own modules.
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

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  stop(
    `The shop needs Node ${OLDEST_NODE.join('.')} or newer; this is Node ${process.versions.node}. ` +
      'Install a current version from https://nodejs.org and run the command again.',
  );
}

/** npm records what it installed in a hidden lock file; optional packages may be missing. */
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

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}

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
      : 'npm ci failed; see its output above. Check the network connection and run the same command again.',
  );
}

async function run(file, argv) {
  const { register } = await import('tsx/esm/api');
  register();
  process.argv = [process.execPath, file, ...argv];
  await import(pathToFileURL(file).href);
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
