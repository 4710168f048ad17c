import { ApiError } from './api-error.js';

/** Direction embeddings, overrides and isolates (UAX #9), which would reverse the rest of a line. */
const DIRECTION_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;

/** @throws SyntaxError if the text is not JSON */
export const readJson = <Read>(text: string): Read => JSON.parse(text.replace(DIRECTION_CONTROLS, ''));

/**
 * Reads the JSON of an answer. An interrupted or aborted one counts as no answer. For a refusal without JSON, such as
 * that of a proxy, the status is sufficient.
 * @throws ApiError with status 0; AbortError if the request was aborted
 */
export async function readBody<Body>(response: Response): Promise<Body | Record<string, never>> {
  try {
    const text = await response.text();
    return response.status === 204 ? {} : readJson(text);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    if (!response.ok) return {};
    throw new ApiError(0);
  }
}
