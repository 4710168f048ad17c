import express, { type Request, type RequestHandler } from 'express';
import type { Config } from '../../config/config.js';
import { commonErrors } from '../errors/common-errors.js';
import { cleanBody } from './clean-body.js';
import { isUnsafe } from './unsafe-methods.js';

/** Bytes of a JSON body or a form. */
export const MAX_BODY_BYTES = 1024 * 1024;
const MAX_PARAMETERS = 1000;

/** Reads JSON and forms; whatever else stands in a body is refused, save uploads of administrators, which their handler reads. */
export function bodyParsers(config: Config): RequestHandler[] {
  const api = `${config.basePath}/api/`;
  const uploads = new RegExp(`^${escape(config.basePath)}/(?:api/)?admin/`);
  return [
    (request, _response, next) => next(isReadable(request, api, uploads) ? undefined : commonErrors.unsupported_media_type()),
    express.json({ limit: MAX_BODY_BYTES, type: ['application/json', 'application/*+json'] }),
    express.urlencoded({ limit: MAX_BODY_BYTES, extended: false, parameterLimit: MAX_PARAMETERS }),
    (request, _response, next) => {
      if (request.body) cleanBody(request.body);
      next();
    },
  ];
}

function isReadable(request: Request, api: string, uploads: RegExp): boolean {
  if (!isUnsafe(request.method) || !hasBody(request)) return true;
  const [type = ''] = (request.headers['content-type'] ?? '').toLowerCase().split(';');
  if (/^application\/(?:[\w.+-]+\+)?json$/.test(type.trim())) return true;
  if (type.trim() === 'multipart/form-data') return uploads.test(request.path);
  return type.trim() === 'application/x-www-form-urlencoded' && !request.path.startsWith(api);
}

const hasBody = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] !== undefined && headers['content-length'] !== '0');

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
