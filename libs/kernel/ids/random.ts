import { randomFillSync } from 'node:crypto';

/** Random bytes fetched from the system at once: one system call per id would cost more than everything else. */
const POOL = 4096;

const pool = Buffer.allocUnsafeSlow(POOL);
let used = POOL;

/** Bytes of the system's secure random source, none of them given twice, and none left behind in memory. */
export function randomSlice(length: number): Buffer {
  if (length > POOL) return randomFillSync(Buffer.allocUnsafe(length));
  if (used + length > POOL) {
    randomFillSync(pool);
    used = 0;
  }
  const slice = Buffer.from(pool.subarray(used, used + length));
  pool.fill(0, used, used + length);
  used += length;
  return slice;
}
