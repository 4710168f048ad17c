import { accessSync, constants } from 'node:fs';
import { tmpdir } from 'node:os';

/**
 * Maximum length of the path in bytes. Chromium appends
 * `/shop-print-XXXXXX/org.chromium.Chromium.XXXXXX/SingletonSocket`, and the address of a Unix socket has at most 107
 * bytes (unix(7)); with a longer one it exits at its start with "Socket path too long".
 */
const LONGEST = 40;

/** The folder for temporary files, or another one of the system if its path is too long for the browser's socket. */
export const shortFolder = (): string =>
  [tmpdir(), '/tmp', '/var/tmp', '/dev/shm'].find((path) => Buffer.byteLength(path) <= LONGEST && isWritable(path)) ??
  tmpdir();

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
