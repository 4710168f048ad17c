import { randomSlice } from './random.js';

let lastMs = 0;
let counter = 0;

/**
 * A UUID version 7 (RFC 9562): milliseconds, a 12 bit counter, 62 random bits. Later ones sort after
 * earlier ones of this process, also within a millisecond or when the system clock is set back.
 */
export function uuid(): string {
  const bytes = randomSlice(16);
  const now = Date.now();
  if (now > lastMs) {
    lastMs = now;
    // The upper half is left for counting on.
    counter = bytes.readUInt16BE(6) & 0x7ff;
  } else if (++counter > 0xfff) {
    lastMs += 1;
    counter = 0;
  }
  bytes.writeUIntBE(lastMs, 0, 6);
  bytes.writeUInt16BE(0x7000 | counter, 6);
  bytes[8] = 0x80 | (bytes.readUInt8(8) & 0x3f);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether it has the shape of a UUID, of any version. */
export const isUuid = (text: string): boolean => UUID.test(text);
