import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/**
 * Debian's Chromium without windows, with which the browser tests take 0.6 of the time. The program itself is used
 * instead of its start script, which would be its parent process and leave it running when a test ends the script.
 */
const SHELL = '/usr/lib/chromium/chromium-headless-shell';
const SHELL_PACKAGE = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** CHROMIUM_PATH, or a Chromium or Chrome of the system; undefined if there is none. */
export function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given && existsSync(given)) return given;
  return existsSync(SHELL) ? SHELL : NAMES.map(inPath).find(Boolean);
}

function inPath(name) {
  try {
    return execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}

/**
 * The browser for the tests. If the process runs as root, Debian's headless shell, or else its Chromium, is installed.
 * @returns undefined if there is none
 */
export async function ensureChromium() {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && !process.env.CHROMIUM_PATH;
  if (mayInstall && !existsSync(SHELL)) {
    await run('apt-get', ['update', '-qq'], UNASKED);
    if (!(await installed(SHELL_PACKAGE)) && !findChromium()) await installed('chromium');
  }
  return findChromium();
}

const UNASKED = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } };

async function installed(name) {
  process.stdout.write(`Installing ${name} (apt-get install ${name}) …\n`);
  const { code } = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], UNASKED);
  return code === 0;
}
