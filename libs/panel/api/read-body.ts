import { ApiError } from './api-error.js';

/** Direction embeddings, overrides and isolates (UAX #9): one in a name would reverse the rest of its line. */
const DIRECTION_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;

/** @throws SyntaxError if the text is not JSON */
export const readJson = <Read>(text: string): Read => JSON.parse(text.replace(DIRECTION_CONTROLS, ''));

/**
 * The JSON of an answer. One that breaks off or is given up is no answer; of a refusal without JSON, such as a proxy's,
 * the status is enough.
 * @throws ApiError with status 0; AbortError when the request was given up
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
