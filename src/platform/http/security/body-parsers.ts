import { isUtf8 } from 'node:buffer';
import type { IncomingMessage, ServerResponse } from 'node:http';
import express, { type Request, type RequestHandler } from 'express';
import { DomainError } from '#kernel';
import { commonErrors } from '../../errors/common-errors.js';
import type { Config } from '../../config/config.js';
import { isUnsafe } from '../../access/caller.js';
import { cleanBody, limitJson, limitParameters, MAX_FIELDS, mustDecode } from './request-limits.js';

/** Maximum size of a JSON body or a form in bytes, after decompression. */
export const MAX_BODY_BYTES = 1024 * 1024;
/**
 * Parses JSON and forms. Other bodies are refused, except uploads, which their handler reads.
 * @param uploads paths of the operations that take a file
 * @param raw paths of operations whose bodies were already read as bytes
 */
export function bodyParsers(
  config: Config,
  { uploads, raw }: { readonly uploads: readonly RegExp[]; readonly raw: readonly RegExp[] },
): RequestHandler[] {
  const api = `${config.basePath}/api/`;
  return [
    (request, _response, next) => {
      if (raw.some((one) => one.test(request.path))) return next();
      const wording = uploads.some((one) => one.test(request.path))
        ? 'upload'
        : request.path.startsWith(api)
          ? 'json'
          : 'form';
      next(isReadable(request, wording) ? undefined : notTaken(wording));
    },
    checked(
      express.json({
        limit: MAX_BODY_BYTES,
        type: ['application/json', 'application/*+json'],
        verify: before(checkJson),
      }),
    ),
    checked(
      express.urlencoded({
        limit: MAX_BODY_BYTES,
        extended: false,
        parameterLimit: MAX_FIELDS,
        verify: before(checkForm),
      }),
    ),
    (request, _response, next) => {
      if (request.body && !Buffer.isBuffer(request.body)) cleanBody(request.body);
      next();
    },
  ];
}

type Check = (bytes: Buffer, charset: string) => void;

/**
 * Checks JSON before it is parsed. JSON is UTF-8 (RFC 8259, section 8.1); in another encoding, bytes of text could look
 * like brackets.
 */
const checkJson: Check = (bytes, charset) => {
  if (charset.toLowerCase() !== 'utf-8') throw commonErrors.unsupported_media_type({ wording: 'charset' });
  if (!isUtf8(bytes)) throw commonErrors.unreadable_body();
  limitJson(bytes);
};

const checkForm: Check = (bytes, charset) => {
  limitParameters(bytes, MAX_FIELDS);
  if (charset.toLowerCase() !== 'utf-8') return;
  if (!isUtf8(bytes)) throw commonErrors.unreadable_body();
  mustDecode(bytes.toString());
};

/**
 * Runs checks before parsing, as the parser's `verify`. The parser wraps errors thrown there in its own, so the
 * original error is inside.
 */
const before =
  (check: Check) =>
  (_request: IncomingMessage, _response: ServerResponse, bytes: Buffer, charset: string): void => {
    try {
      check(bytes, charset);
    } catch (cause) {
      throw new Error('refused before it was parsed', { cause });
    }
  };

const checked =
  (parser: RequestHandler): RequestHandler =>
  (request, response, next) =>
    parser(request, response, (error?: unknown) => next(reasonOf(error)));

/** The reason of an error of the parser; its own errors give it in `type`. */
function reasonOf(error: unknown): unknown {
  if (error instanceof Error && error.cause instanceof DomainError) return error.cause;
  const type = (error as { type?: unknown } | undefined)?.type;
  if (type === 'charset.unsupported') return commonErrors.unsupported_media_type({ wording: 'charset' });
  if (type === 'encoding.unsupported') return commonErrors.unsupported_media_type({ wording: 'encoding' });
  return error;
}

/** Kinds of bodies; also the last part of the keys of their error messages. */
type Taken = 'json' | 'form' | 'upload';

const notTaken = (taken: Taken): DomainError =>
  commonErrors.unsupported_media_type(taken === 'json' ? {} : { wording: taken });

function isReadable(request: Request, taken: Taken): boolean {
  if (!isUnsafe(request.method) || !hasBody(request)) return true;
  const type = (request.headers['content-type'] ?? '').toLowerCase().split(';')[0]!.trim();
  // An operation that takes a file refuses JSON itself, after it has checked the caller.
  if (/^application\/(?:[\w.+-]+\+)?json$/.test(type)) return true;
  if (taken === 'upload') return type === 'multipart/form-data';
  return taken === 'form' && type === 'application/x-www-form-urlencoded';
}

const hasBody = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] !== undefined ||
  (headers['content-length'] !== undefined && headers['content-length'] !== '0');
