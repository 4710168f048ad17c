import { ApiError } from './api-error.js';

/**
 * The JSON of an answer. One that breaks off or is given up is no answer; of a refusal without JSON, such as a proxy's,
 * the status is enough.
 * @throws ApiError with status 0; AbortError when the request was given up
 */
export async function readBody<Body>(response: Response): Promise<Body | Record<string, never>> {
  try {
    const text = await response.text();
    return response.status === 204 ? {} : JSON.parse(text);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    if (!response.ok) return {};
    throw new ApiError(0);
  }
}
