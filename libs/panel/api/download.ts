import { addressOf, type Query } from './api.js';
import { ApiError } from './api-error.js';
import type { Known } from './operations.js';
import { readBody } from './read-body.js';

/**
 * Downloads a file that the server has to generate first. The promise resolves when the browser has received the file.
 * For files that exist already, a link is enough; see {@link downloadAddress}.
 * @throws ApiError
 */
export async function download<Path extends string>(
  path: Known<'get', Path>,
  query: Query,
  name: string,
): Promise<void> {
  const response = await fetch(addressOf(path, query)).catch(() => null);
  if (!response) throw new ApiError(0);
  if (!response.ok) throw new ApiError(response.status, await readBody(response));
  const content = await response.blob().catch(() => null);
  if (!content) throw new ApiError(0);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser reads the URL only after this task has ended.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
