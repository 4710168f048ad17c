import { FeedError, FeedPaused } from '#contracts';

/** Maximum size of an answer in bytes. */
const MOST = 16_777_216;
const PAUSE = 60;

/**
 * GETs JSON from a bank. An answer that is not UTF-8 is read as Windows-1251.
 * @throws FeedPaused for 429; FeedError for any other status but 200, and for an answer that is not JSON
 */
export async function fetchJson(url: URL, headers: Record<string, string>, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, { headers, signal, redirect: 'error' }).catch((error: Error) => {
    throw signal.aborted ? (signal.reason as Error) : new FeedError('unreachable', reasonOf(error));
  });
  if (response.status === 429) throw new FeedPaused(secondsIn(response.headers.get('retry-after')));
  const bytes = await bytesOf(response);
  const text = textOf(bytes);
  if (response.status === 401 || response.status === 403) throw new FeedError('token_refused', String(response.status));
  if (response.status !== 200) throw new FeedError('bad_status', `${response.status}: ${text.slice(0, 200)}`);
  try {
    return JSON.parse(text);
  } catch {
    throw new FeedError('unreadable');
  }
}

async function bytesOf(response: Response): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    const bytes = part as Uint8Array;
    size += bytes.length;
    if (size > MOST) throw new FeedError('too_large');
    parts.push(bytes);
  }
  return Buffer.concat(parts);
}

function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
}

const secondsIn = (header: string | null): number => {
  const seconds = Number(header ?? PAUSE);
  return Number.isInteger(seconds) && seconds > 0 && seconds <= 3600 ? seconds : PAUSE;
};

const reasonOf = (error: Error): string => (error.cause as { code?: string } | undefined)?.code ?? error.message;
