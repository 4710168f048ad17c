import { addressOf, csrfToken, type Answer } from './api.js';
import { ApiError } from './api-error.js';

/** Sends a file as the field `file` of a multipart form; `onProgress` receives the part sent, from 0 to 1. */
export async function upload<T>(
  path: string,
  file: File,
  onProgress: (part: number) => void = () => undefined,
  renewed = false,
): Promise<Answer<T>> {
  const token = await csrfToken(renewed);
  const { status, body } = await transfer(path, file, token, onProgress);
  if (status >= 200 && status < 300) return body as unknown as Answer<T>;
  if (body['code'] === 'csrf_failed' && !renewed) return upload(path, file, onProgress, true);
  throw new ApiError(status, body);
}

/** `fetch` reports no upload progress. */
function transfer(
  path: string,
  file: File,
  token: string,
  onProgress: (part: number) => void,
): Promise<{ status: number; body: Record<string, unknown> }> {
  return new Promise((resolve, reject) => {
    const form = new FormData();
    form.append('file', file);
    const request = new XMLHttpRequest();
    request.open('POST', addressOf(path));
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('X-CSRF-TOKEN', token);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => resolve({ status: request.status, body: readJson(request.responseText) }));
    for (const failure of ['error', 'timeout', 'abort'])
      request.addEventListener(failure, () => reject(new ApiError(0, { code: 'no_answer' })));
    request.send(form);
  });
}

function readJson(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}
