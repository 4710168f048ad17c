import { accessSync, constants } from 'node:fs';
import { tmpdir } from 'node:os';

/**
 * Bytes that the path may have. Chromium puts `/shop-print-XXXXXX/org.chromium.Chromium.XXXXXX/SingletonSocket` behind
 * it, and the address of a Unix socket has 107 at most (unix(7)); above that it ends at its start with "Socket path too
 * long".
 */
const LONGEST = 40;

/** The folder for temporary files, unless its path is too long for a browser's socket: then another of the system. */
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
