import { createHash, timingSafeEqual } from 'node:crypto';

/** The two fields of every request and every callback. */
export interface SignedData {
  readonly data: string;
  readonly signature: string;
}

/** base64 of the SHA-1 of private key, data and private key. */
const signatureOf = (data: string, privateKey: string): string =>
  createHash('sha1').update(`${privateKey}${data}${privateKey}`).digest('base64');

export function signed(parameters: object, privateKey: string): SignedData {
  const data = Buffer.from(JSON.stringify(parameters)).toString('base64');
  return { data, signature: signatureOf(data, privateKey) };
}

/** True if the private key is set and the data is signed with it. */
export function isSigned({ data, signature }: SignedData, privateKey: string): boolean {
  if (!privateKey) return false;
  const expected = Buffer.from(signatureOf(data, privateKey));
  const sent = Buffer.from(signature);
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}

/** Reads the fields from a form body or a query string. */
export function readSigned(text: string): SignedData {
  const fields = new URLSearchParams(text);
  return { data: fields.get('data') ?? '', signature: fields.get('signature') ?? '' };
}

/**
 * Decodes `data`.
 * @throws SyntaxError if the text is not JSON
 */
export const parametersOf = ({ data }: SignedData): Record<string, unknown> =>
  JSON.parse(Buffer.from(data, 'base64').toString('utf8')) as Record<string, unknown>;
