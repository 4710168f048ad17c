import { createHmac, timingSafeEqual } from 'node:crypto';

export const SIGNATURE_HEADER = 'provider-signature';
export const TIMESTAMP_HEADER = 'provider-timestamp';

const TOLERANCE_S = 5 * 60;

/** Seconds since 1970, as in the header. */
export const timestampOf = (date: Date): string => String(Math.floor(date.getTime() / 1000));

/** HMAC-SHA256 over the timestamp, a dot and the bytes of the body, in hexadecimal digits. */
export const signatureOf = (secret: string, timestamp: string, body: Uint8Array): string =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex');

/**
 * Whether the message was signed with this secret at most five minutes before or after `now`. A recorded message that
 * is sent again later is therefore refused. Without a secret, every message is refused.
 */
export function isSigned(
  body: Uint8Array,
  headers: Readonly<Record<string, string>>,
  secret: string,
  now: Date,
): boolean {
  const timestamp = headers[TIMESTAMP_HEADER] ?? '';
  if (!secret || !/^\d{1,11}$/.test(timestamp)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > TOLERANCE_S) return false;
  const expected = Buffer.from(signatureOf(secret, timestamp, body));
  const sent = Buffer.from(headers[SIGNATURE_HEADER] ?? '');
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}
