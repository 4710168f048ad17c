import type { IncomingMessage, ServerResponse } from 'node:http';
import express, { type Request, type RequestHandler } from 'express';
import { DomainError } from '#kernel';
import type { Config } from '../../config/config.js';
import { commonErrors } from '../../errors/common-errors.js';
import { cleanBody } from './clean-body.js';
import { limitJson, limitParameters, MAX_BODY_BYTES, MAX_FIELDS } from './request-limits.js';
import { isUnsafe } from '../../access/unsafe-methods.js';

/** Reads JSON and forms; other bodies are refused, except uploads of administrators, which their handler reads. */
export function bodyParsers(config: Config): RequestHandler[] {
  const api = `${config.basePath}/api/`;
  const uploads = new RegExp(`^${escape(config.basePath)}/(?:api/)?admin/`);
  return [
    (request, _response, next) =>
      next(isReadable(request, api, uploads) ? undefined : commonErrors.unsupported_media_type()),
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
      if (request.body) cleanBody(request.body);
      next();
    },
  ];
}

type Check = (bytes: Buffer, charset: string) => void;

/** JSON is UTF-8 (RFC 8259, section 8.1); in another encoding the bytes of its brackets could be those of text. */
const checkJson: Check = (bytes, charset) => {
  if (charset.toLowerCase() !== 'utf-8') throw commonErrors.unsupported_media_type();
  limitJson(bytes);
};

const checkForm: Check = (bytes) => limitParameters(bytes, MAX_FIELDS);

/**
 * As a parser's `verify`: before it parses. The parser gives what is thrown there a status of its own, so the reason is
 * inside.
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
    parser(request, response, (error?: unknown) =>
      next(error instanceof Error && error.cause instanceof DomainError ? error.cause : error),
    );

function isReadable(request: Request, api: string, uploads: RegExp): boolean {
  if (!isUnsafe(request.method) || !hasBody(request)) return true;
  const [type = ''] = (request.headers['content-type'] ?? '').toLowerCase().split(';');
  if (/^application\/(?:[\w.+-]+\+)?json$/.test(type.trim())) return true;
  if (type.trim() === 'multipart/form-data') return uploads.test(request.path);
  return type.trim() === 'application/x-www-form-urlencoded' && !request.path.startsWith(api);
}

const hasBody = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] !== undefined ||
  (headers['content-length'] !== undefined && headers['content-length'] !== '0');

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
