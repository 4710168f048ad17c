import { isUtf8 } from 'node:buffer';
import busboy from 'busboy';
import type { Request } from 'express';
import { FieldErrors } from '#kernel';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { catalogErrors } from '../catalog.errors.js';

/** Maximum size in bytes. */
export const MAX_UPLOAD = 10 * 1024 * 1024;

/** U+FFFD, the parser's replacement for invalid UTF-8. */
const REPLACEMENT = '\ufffd';

const LIMITS = {
  files: 1,
  fields: 5,
  fieldNameSize: 100,
  fieldSize: 1024,
  parts: 6,
  headerPairs: 20,
  fileSize: MAX_UPLOAD,
};

/**
 * Reads the file `file` of a multipart body into memory. Its file name and declared type are ignored. The caller must
 * have checked the sender's rights.
 * @throws picture_too_large (413), unsupported_media_type (415), unreadable_body (400); FieldErrors at `file` (422)
 * without a file
 */
export function receiveUpload(request: Request): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_UPLOAD + 64 * 1024)
    return refuse(request, catalogErrors.picture_too_large());
  let parser: busboy.Busboy;
  try {
    parser = busboy({ headers: request.headers, limits: LIMITS });
  } catch {
    return refuse(request, commonErrors.unsupported_media_type({ wording: 'upload' }));
  }
  return new Promise<Buffer>((resolve, reject) => {
    let file: Buffer | null = null;
    const fail = (error: Error): void => {
      request.unpipe(parser);
      parser.removeAllListeners().on('error', () => undefined);
      request.resume();
      reject(error);
    };
    parser.on('file', (name, stream) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('limit', () => fail(catalogErrors.picture_too_large()));
      stream.on('error', () => fail(commonErrors.unreadable_body()));
      stream.on('end', () => {
        if (name === 'file') file = Buffer.concat(chunks);
      });
    });
    // the name is not used, but rejected like invalid UTF-8 in other places; the parser decodes names as Latin-1
    parser.on('field', (name, value) => {
      if (value.includes(REPLACEMENT) || !isUtf8(Buffer.from(name, 'latin1'))) fail(commonErrors.unreadable_body());
    });
    for (const limit of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const)
      parser.on(limit, () => fail(commonErrors.unreadable_body()));
    parser.on('error', () => fail(commonErrors.unreadable_body()));
    parser.on('close', () => (file !== null && file.length > 0 ? resolve(file) : reject(missing())));
    request.on('aborted', () => fail(commonErrors.unreadable_body()));
    request.pipe(parser);
  });
}

const missing = (): FieldErrors => new FieldErrors({ file: [{ key: 'validation.required' }] });

/** Reads and discards the rest of the body, so that the client reads the answer. */
function refuse(request: Request, error: Error): Promise<never> {
  request.resume();
  return Promise.reject(error);
}
