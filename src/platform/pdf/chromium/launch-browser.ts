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
  // A second safeguard: no host name is resolved, and all connections are directed to an unused port.
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--proxy-server=http://127.0.0.1:9',
  '--proxy-bypass-list=<-loopback>',
  '--font-render-hinting=none',
];

const logger = new Logger('Print');
const sandboxOfProcess = new Sandbox();

export interface LaunchedBrowser {
  readonly browser: Browser;
  /** Resolves when the browser has ended and its profile was removed. */
  readonly closed: Promise<void>;
}

/** The browser did not start. The message has its decisive line of output; `stderr` has all lines. */
class StartFailed extends Error {
  constructor(
    error: Error,
    readonly stderr: string,
  ) {
    const reason = [error.message.split('\n')[0]!, decisiveLine(stderr)].filter(Boolean).join('; ');
    super(`the browser does not start: ${reason.slice(0, 300)}`, { cause: error });
  }
}

/**
 * Starts a browser with its own profile, which is removed when the browser ends.
 * @throws NoBrowser
 */
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
  // The library is loaded only when something is printed.
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
      // If the sandbox does not work, the browser may start although its pages fail.
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

/** The line that explains the end of the browser: a fatal one, or else the last, because many messages are harmless. */
function decisiveLine(stderr: string): string {
  const lines = stderr
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^#\d|^\[end|^Received signal/.test(line));
  return lines.find((line) => /FATAL|too long|sandbox|error while loading/i.test(line)) ?? lines.at(-1) ?? '';
}

/** Environment of the browser: only the PATH of this process, so that a renderer finds no secrets. */
async function environment({ libraries }: FoundBrowser, home: string): Promise<Record<string, string>> {
  const env: Record<string, string> = { PATH: process.env['PATH'] ?? '', HOME: home, TMPDIR: home, LANG: 'C.UTF-8' };
  if (libraries !== null) env['LD_LIBRARY_PATH'] = libraries;
  if (!existsSync('/etc/fonts/fonts.conf')) {
    // Without a font configuration, the browser does not start on a machine without fonts; pages embed their own fonts.
    await writeFile(
      join(home, 'fonts.conf'),
      '<?xml version="1.0"?><fontconfig><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>',
    );
    env['FONTCONFIG_PATH'] = home;
  }
  return env;
}
