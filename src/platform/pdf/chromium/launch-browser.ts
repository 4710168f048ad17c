import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'puppeteer';
import type { Config } from '../../config/config.js';
import { findBrowser } from './find-browser.js';
import type { FoundBrowser } from './found-browser.js';

const START_MS = 30_000;

const FLAGS = [
  '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync',
  // the last line, should a page get round all others: no name is found, and every connection goes to a port where nobody listens
  '--host-resolver-rules=MAP * ~NOTFOUND', '--proxy-server=http://127.0.0.1:9', '--proxy-bypass-list=<-loopback>',
  '--font-render-hinting=none',
];

export interface LaunchedBrowser {
  readonly browser: Browser;
  /** When it has ended and its profile is gone. */
  readonly gone: Promise<void>;
}

/** Starts a browser with a profile of its own, which goes when it ends. @throws NoBrowser */
export async function launchBrowser(config: Pick<Config, 'chromiumPath' | 'dataDir'>): Promise<LaunchedBrowser> {
  const found = await findBrowser(config);
  const home = await mkdtemp(join(tmpdir(), 'shop-print-'));
  const removeHome = (): Promise<void> => rm(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 }).catch(() => undefined);
  try {
    // only who prints pays for loading it
    const { default: puppeteer } = await import('puppeteer');
    const browser = await puppeteer.launch({
      executablePath: found.path, args: FLAGS, env: await environment(found, home), userDataDir: join(home, 'profile'),
      headless: true, pipe: true, timeout: START_MS, protocolTimeout: START_MS, handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false,
    });
    const gone = new Promise<void>((resolve) => browser.once('disconnected', () => resolve(removeHome())));
    return { browser, gone };
  } catch (error) {
    await removeHome();
    throw new Error(`the browser does not start: ${(error as Error).message.split('\n')[0]!.slice(0, 300)}`, { cause: error });
  }
}

/** Nothing of ours but the path: no secret is where a page's renderer could find it. */
async function environment({ libraries }: FoundBrowser, home: string): Promise<Record<string, string>> {
  const env: Record<string, string> = { PATH: process.env['PATH'] ?? '', HOME: home, TMPDIR: home, LANG: 'C.UTF-8' };
  if (libraries !== null) env['LD_LIBRARY_PATH'] = libraries;
  if (!existsSync('/etc/fonts/fonts.conf')) {
    // a machine without any fonts: the page brings its own, but without a configuration the browser does not start
    await writeFile(join(home, 'fonts.conf'), '<?xml version="1.0"?><fontconfig><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>');
    env['FONTCONFIG_PATH'] = home;
  }
  return env;
}
