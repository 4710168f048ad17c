import type { Schemas } from '../../api-types/index.js';
import { addressOf, csrfToken } from './api.js';
import { ApiError } from './api-error.js';
import type { AnswerAt, Known } from './operations.js';
import { readJson } from './read-body.js';

/**
 * Sends a file as the field `file` of a multipart form, after the other `fields`; `onProgress` receives the sent part,
 * from 0 to 1.
 */
export const upload = <Path extends string>(
  path: Known<'post', Path>,
  file: File,
  onProgress: (part: number) => void = () => undefined,
  fields: Readonly<Record<string, string>> = {},
): Promise<AnswerAt<'post', Path>> => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file);
  return sendForm<AnswerAt<'post', Path>>(path, form, onProgress);
};

async function sendForm<Success>(
  path: string,
  form: FormData,
  onProgress: (part: number) => void,
  renewed = false,
): Promise<Success> {
  const token = await csrfToken(renewed);
  const { status, text } = await transfer(path, form, token, onProgress);
  const body = readAnswer<Success>(text);
  if (status >= 200 && status < 300) return body;
  if (body.code === 'csrf_failed' && !renewed) return sendForm(path, form, onProgress, true);
  throw new ApiError(status, body);
}

/** Uses XMLHttpRequest, because `fetch` reports no upload progress. */
function transfer(
  path: string,
  form: FormData,
  token: string,
  onProgress: (part: number) => void,
): Promise<{ readonly status: number; readonly text: string }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', addressOf(path));
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('X-CSRF-TOKEN', token);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => resolve({ status: request.status, text: request.responseText }));
    for (const failure of ['error', 'timeout', 'abort'])
      request.addEventListener(failure, () => reject(new ApiError(0)));
    request.send(form);
  });
}

/** Parses the answer; a body that is not JSON, e.g. of a proxy, has no members. */
function readAnswer<Success>(text: string): Success & Partial<Schemas['Error']> {
  try {
    return readJson(text);
  } catch {
    return JSON.parse('{}');
  }
}
