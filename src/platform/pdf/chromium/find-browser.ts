import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import type { Config } from '../../config/config.js';
import { unpackBrowser, type FoundBrowser } from './unpack-browser.js';

/**
 * Debian's headless shell: the same engine without windows, which starts in about half the time. Its start script in
 * the PATH is not used: it would be the parent of the browser, which would survive when the script is killed.
 */
const HEADLESS_SHELL = '/usr/lib/chromium/chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** No browser is installed. Another attempt cannot succeed until an administrator installs one. */
export class NoBrowser extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`There is no browser to print with: ${reason}. Install Chromium, or name one in CHROMIUM_PATH.`, options);
    this.name = 'NoBrowser';
  }
}

/**
 * CHROMIUM_PATH; else an installed headless shell, Chromium or Chrome; else the browser of the npm package, unpacked
 * below DATA_DIR.
 * @throws NoBrowser
 */
export async function findBrowser({
  chromiumPath,
  dataDir,
}: Pick<Config, 'chromiumPath' | 'dataDir'>): Promise<FoundBrowser> {
  if (chromiumPath !== null) {
    if (!(await isProgram(chromiumPath))) throw new NoBrowser('CHROMIUM_PATH names no program');
    return { path: chromiumPath, libraries: null };
  }
  if (await isProgram(HEADLESS_SHELL)) return { path: HEADLESS_SHELL, libraries: null };
  for (const folder of (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)) {
    for (const name of NAMES) {
      const path = join(folder, name);
      if (await isProgram(path)) return { path, libraries: null };
    }
  }
  return unpackBrowser(join(dataDir, 'chromium')).catch((error: Error) => {
    throw new NoBrowser(`the one of the package cannot be unpacked (${error.message.split('\n')[0]})`, {
      cause: error,
    });
  });
}

const isProgram = (path: string): Promise<boolean> =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
