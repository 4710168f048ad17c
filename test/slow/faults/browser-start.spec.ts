import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConsoleLogger, Logger } from '@nestjs/common';
import { findBrowser } from '../../../src/platform/pdf/chromium/find-browser.js';
import { launchBrowser } from '../../../src/platform/pdf/chromium/launch-browser.js';
import { Sandbox } from '../../../src/platform/pdf/chromium/sandbox.js';

const AN_ORDINARY_USER = 1000;

describe('starts of the browser that prints invoices', () => {
  const dataDir = join(tmpdir(), 'shop-test-browser');
  const lines: unknown[][] = [];
  const note = (...line: unknown[]): void => void lines.push(line);
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'browser-'));
    Logger.overrideLogger({ log: note, warn: note, error: note });
  });
  beforeEach(() => void lines.splice(0));
  afterAll(async () => {
    Logger.overrideLogger(new ConsoleLogger());
    await rm(folder, { recursive: true, force: true });
  });

  /** Starts and closes the browser; returns its command line flags. */
  async function startOnce(chromiumPath: string | null, sandbox?: Sandbox): Promise<string[]> {
    const { browser, closed } = await launchBrowser({ chromiumPath, dataDir }, sandbox);
    const flags = browser.process()!.spawnargs;
    await browser.close();
    await closed;
    return flags;
  }

  /** Creates a shell script; `browser` in it is the command of the browser that is found by default. */
  async function program(name: string, script: (browser: string) => string): Promise<string> {
    const { path, libraries } = await findBrowser({ chromiumPath: null, dataDir });
    const file = join(folder, name);
    const browser = `${libraries === null ? '' : `LD_LIBRARY_PATH='${libraries}' `}exec '${path}'`;
    await writeFile(file, `#!/bin/sh\n${script(browser)}\n`, { mode: 0o755 });
    return file;
  }

  it('the printing browser starts if the path of the folder for temporary files is too long for its socket', async () => {
    const before = process.env['TMPDIR'];
    process.env['TMPDIR'] = join(folder, 'x'.repeat(60));
    await mkdir(process.env['TMPDIR']);
    try {
      await startOnce(null);
    } finally {
      if (before === undefined) delete process.env['TMPDIR'];
      else process.env['TMPDIR'] = before;
    }
  });

  it('the printing browser runs in its sandbox if the kernel allows it, otherwise without one and with one log entry', async () => {
    const willing = await program(
      'willing',
      (browser) => `case " $* " in *" --no-sandbox "*) exit 3;; esac\n${browser} --no-sandbox "$@"`,
    );
    expect(await startOnce(willing, new Sandbox(AN_ORDINARY_USER))).not.toContain('--no-sandbox');
    expect(lines).toEqual([]);

    const unwilling = await program(
      'unwilling',
      (browser) =>
        `case " $* " in *" --no-sandbox "*) ${browser} "$@";; esac\necho '[FATAL:zygote] No usable sandbox!' >&2\nexit 1`,
    );
    const sandbox = new Sandbox(AN_ORDINARY_USER);
    expect(await startOnce(unwilling, sandbox)).toContain('--no-sandbox');
    expect(await startOnce(unwilling, sandbox)).toContain('--no-sandbox');
    expect(lines).toEqual([
      [
        { reason: expect.stringContaining('No usable sandbox!') },
        'The browser that prints runs without its sandbox',
        'Print',
      ],
    ]);
  });

  it('the printing browser runs without its sandbox if the user is root', async () => {
    expect(await startOnce(null, new Sandbox(0))).toContain('--no-sandbox');
    expect(lines).toMatchObject([[{ reason: 'the server runs as root' }, expect.any(String), 'Print']]);
  });

  it('a printing browser that does not start gives the reason in the error and its whole output in the log', async () => {
    const broken = await program(
      'broken',
      () => 'echo "harmless" >&2; echo "error while loading shared libraries: libnss3.so" >&2; exit 127',
    );
    await expect(launchBrowser({ chromiumPath: broken, dataDir }, new Sandbox(0))).rejects.toThrow(
      /the browser does not start: .*libnss3\.so/,
    );
    expect(lines.at(-1)).toMatchObject([
      { browser: broken, stderr: expect.stringMatching(/harmless\n.*libnss3/) },
      expect.stringContaining('libnss3.so'),
      'Print',
    ]);
  });
});
