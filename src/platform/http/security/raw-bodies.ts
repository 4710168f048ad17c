import express, { type RequestHandler } from 'express';

/** Maximum size of a body in bytes. */
const MAX_BYTES = 256 * 1024;

/**
 * Reads bodies as bytes for operations that verify a signature over them.
 * @param paths addresses of these operations
 */
export function rawBodies(paths: readonly RegExp[]): RequestHandler {
  const read = express.raw({ limit: MAX_BYTES, type: () => true, inflate: false });
  return (request, response, next) =>
    paths.some((path) => path.test(request.path)) ? read(request, response, next) : next();
}
