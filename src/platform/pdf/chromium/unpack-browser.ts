import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { pathToFileURL } from 'node:url';

/** A browser that prints PDF files, and the libraries that it needs. */
export interface FoundBrowser {
  readonly path: string;
  /** Folder with libraries that the machine may lack; null for an installed browser. */
  readonly libraries: string | null;
}

const LIMIT_MS = 120_000;
const run = promisify(execFile);
const require = createRequire(import.meta.url);

/**
 * Unpacks the browser of @sparticuz/chromium once into `<folder>/<version>`. The package always unpacks into the
 * temporary folder, and takes an incomplete file for a complete one. So it runs in its own process and folder, which is
 * renamed afterwards; the process also saves this one the memory.
 */
export async function unpackBrowser(folder: string): Promise<FoundBrowser> {
  const entry = require.resolve('@sparticuz/chromium');
  const { version } = JSON.parse(await readFile(join(dirname(entry), '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  const target = join(folder, version);
  if (!existsSync(target)) await unpack(entry, folder, target);
  return { path: join(target, 'chromium'), libraries: join(target, 'al2023', 'lib') };
}

async function unpack(entry: string, folder: string, target: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const aside = await mkdtemp(join(folder, 'part-'));
  try {
    const url = JSON.stringify(pathToFileURL(entry).href);
    const script = `const { default: chromium } = await import(${url}); await chromium.executablePath();`;
    // These variables simulate AWS Lambda, so that the package also unpacks the libraries.
    const env = { PATH: process.env['PATH'], TMPDIR: aside, HOME: aside, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' };
    await run(process.execPath, ['--input-type=module', '-e', script], { env, timeout: LIMIT_MS });
    await rename(aside, target).catch((error: unknown) => {
      // Another process has unpacked it meanwhile.
      if (!existsSync(target)) throw error;
    });
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}
