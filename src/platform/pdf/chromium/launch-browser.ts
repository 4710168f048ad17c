import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import type { Browser } from 'puppeteer';
import type { Config } from '../../config/config.js';
import { findBrowser } from './find-browser.js';
import type { FoundBrowser } from './unpack-browser.js';
import { recordStderr } from './record-stderr.js';
import { Sandbox } from './sandbox.js';
import { shortFolder } from './short-folder.js';

const START_MS = 30_000;

const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // last line of defence: no name is found, and every connection goes to an unused port
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--proxy-server=http://127.0.0.1:9',
  '--proxy-bypass-list=<-loopback>',
  '--font-render-hinting=none',
];

const logger = new Logger('Print');
const sandboxOfProcess = new Sandbox();

export interface LaunchedBrowser {
  readonly browser: Browser;
  /** Resolves when it has ended and its profile is removed. */
  readonly closed: Promise<void>;
}

/** The browser did not start; the message has its last line of output, `stderr` all of them. */
class StartFailed extends Error {
  constructor(
    error: Error,
    readonly stderr: string,
  ) {
    const reason = [error.message.split('\n')[0]!, decisiveLine(stderr)].filter(Boolean).join('; ');
    super(`the browser does not start: ${reason.slice(0, 300)}`, { cause: error });
  }
}

/** Starts a browser with a profile of its own, which is removed when it ends. @throws NoBrowser */
export async function launchBrowser(
  config: Pick<Config, 'chromiumPath' | 'dataDir'>,
  sandbox = sandboxOfProcess,
): Promise<LaunchedBrowser> {
  const found = await findBrowser(config);
  try {
    return await sandbox.around((flags) => start(found, flags));
  } catch (error) {
    if (error instanceof StartFailed) logger.error({ browser: found.path, stderr: error.stderr }, error.message);
    throw error;
  }
}

async function start(found: FoundBrowser, flags: readonly string[]): Promise<LaunchedBrowser> {
  const home = await mkdtemp(join(shortFolder(), 'shop-print-'));
  const removeHome = (): Promise<void> =>
    rm(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 }).catch(() => undefined);
  // only who prints pays for loading it
  const { default: puppeteer } = await import('puppeteer');
  const env = await environment(found, home);
  return recordStderr(found.path, async (stderr) => {
    let browser: Browser | null = null;
    try {
      browser = await puppeteer.launch({
        executablePath: found.path,
        args: [...flags, ...FLAGS],
        env,
        userDataDir: join(home, 'profile'),
        headless: true,
        pipe: true,
        timeout: START_MS,
        protocolTimeout: START_MS,
        handleSIGINT: false,
        handleSIGTERM: false,
        handleSIGHUP: false,
      });
      // where a sandbox does not work, the browser may start and its pages may fail
      await ((await browser.pages())[0] ?? (await browser.newPage())).evaluate('1');
      const closed = new Promise<void>((resolve) => browser!.once('disconnected', () => resolve(removeHome())));
      return { browser, closed };
    } catch (error) {
      browser?.process()?.kill('SIGKILL');
      await removeHome();
      throw new StartFailed(error as Error, stderr());
    }
  });
}

/** The browser logs many harmless messages: the cause of its end is fatal, or the last one. */
function decisiveLine(stderr: string): string {
  const lines = stderr
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^#\d|^\[end|^Received signal/.test(line));
  return lines.find((line) => /FATAL|too long|sandbox|error while loading/i.test(line)) ?? lines.at(-1) ?? '';
}

/** Nothing of ours but the path: no secret is where a page's renderer could find it. */
async function environment({ libraries }: FoundBrowser, home: string): Promise<Record<string, string>> {
  const env: Record<string, string> = { PATH: process.env['PATH'] ?? '', HOME: home, TMPDIR: home, LANG: 'C.UTF-8' };
  if (libraries !== null) env['LD_LIBRARY_PATH'] = libraries;
  if (!existsSync('/etc/fonts/fonts.conf')) {
    // a machine without any fonts: the page brings its own, but without a configuration the browser does not start
    await writeFile(
      join(home, 'fonts.conf'),
      '<?xml version="1.0"?><fontconfig><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>',
    );
    env['FONTCONFIG_PATH'] = home;
  }
  return env;
}
