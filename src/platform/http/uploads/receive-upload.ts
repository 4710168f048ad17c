import busboy from 'busboy';
import type { Request } from 'express';
import { FieldErrors } from '#kernel';
import { commonErrors } from '../../errors/common-errors.js';

/** Maximum size in bytes. */
export const MAX_UPLOAD = 10 * 1024 * 1024;

/** Maximum size in bytes of a field beside the file. */
const MAX_FIELD = 16 * 1024;

/** U+FFFD, the parser's replacement for invalid UTF-8. */
const REPLACEMENT = '\ufffd';

const LIMITS = {
  files: 1,
  fields: 8,
  fieldNameSize: 100,
  fieldSize: MAX_FIELD,
  parts: 9,
  headerPairs: 20,
  fileSize: MAX_UPLOAD,
};

export interface ReceivedUpload {
  readonly file: Buffer;
  /** Name as the client sent it, without folders; '' for none. */
  readonly fileName: string;
  /** The form fields beside the file. */
  readonly fields: ReadonlyMap<string, string>;
}

/**
 * Reads the file `file` of a multipart body into memory. Its declared type is ignored. The caller must have checked the
 * sender's rights.
 * @param tooLarge creates the error (413) for a file above `MAX_UPLOAD`
 * @throws `tooLarge`, unsupported_media_type (415), unreadable_body (400); FieldErrors at `file` (422) without a file
 */
export function receiveUpload(request: Request, tooLarge: () => Error): Promise<ReceivedUpload> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_UPLOAD + 64 * 1024) return refuse(request, tooLarge());
  let parser: busboy.Busboy;
  try {
    parser = busboy({ headers: request.headers, limits: LIMITS, defParamCharset: 'utf8' });
  } catch {
    return refuse(request, commonErrors.unsupported_media_type({ wording: 'upload' }));
  }
  return new Promise<ReceivedUpload>((resolve, reject) => {
    let file: Buffer | null = null;
    let fileName = '';
    const fields = new Map<string, string>();
    const fail = (error: Error): void => {
      request.unpipe(parser);
      parser.removeAllListeners().on('error', () => undefined);
      request.resume();
      reject(error);
    };
    parser.on('file', (name, stream, { filename }) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('limit', () => fail(tooLarge()));
      stream.on('error', () => fail(commonErrors.unreadable_body()));
      stream.on('end', () => {
        if (name !== 'file') return;
        file = Buffer.concat(chunks);
        fileName = filename ?? '';
      });
    });
    // Invalid UTF-8 is rejected, as in JSON and query parameters.
    parser.on('field', (name, value, { valueTruncated }) => {
      if (valueTruncated || `${name}${value}`.includes(REPLACEMENT)) fail(commonErrors.unreadable_body());
      else fields.set(name, value);
    });
    for (const limit of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const)
      parser.on(limit, () => fail(commonErrors.unreadable_body()));
    parser.on('error', () => fail(commonErrors.unreadable_body()));
    parser.on('close', () =>
      file !== null && file.length > 0 ? resolve({ file, fileName, fields }) : reject(missing()),
    );
    // Without this, an upload whose client disconnects would be waited for without end.
    request.on('close', () => request.complete || fail(commonErrors.unreadable_body()));
    if (request.destroyed) fail(commonErrors.unreadable_body());
    else request.pipe(parser);
  });
}

const missing = (): FieldErrors => new FieldErrors({ file: [{ key: 'validation.required' }] });

/** Reads and discards the rest of the body, so that the client reads the answer. */
function refuse(request: Request, error: Error): Promise<never> {
  request.resume();
  return Promise.reject(error);
}
