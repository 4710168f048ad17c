import type { RequestHandler } from 'express';
import { uuid } from '#kernel';
import { languageOf, type SpokenLanguages } from '../../i18n/language.js';
import { commonErrors } from '../errors/common-errors.js';

const REQUEST_ID = /^[\w.:-]{1,100}$/;
/** PostgreSQL text cannot hold a NUL, so an address with one can name nothing. */
const NUL_IN_URL = /%00/;

/** First of all: which request this is, and in which language it is answered. */
export function requestContext(shop: SpokenLanguages): RequestHandler {
  return (request, response, next) => {
    const sent = request.headers['x-request-id'];
    request.requestId = typeof sent === 'string' && REQUEST_ID.test(sent) ? sent : uuid();
    request.language = languageOf(request.originalUrl, request.headers.cookie, request.headers['accept-language'], shop);
    response.setHeader('X-Request-Id', request.requestId);
    response.setHeader('Content-Language', request.language);
    next(NUL_IN_URL.test(request.originalUrl) ? commonErrors.unreadable_body() : undefined);
  };
}
