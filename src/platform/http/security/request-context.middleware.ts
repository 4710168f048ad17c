import type { RequestHandler } from 'express';
import { uuid } from '#kernel';
import { languageOf, type ShopLanguages } from '../../i18n/language.js';
import { commonErrors } from '../../errors/common-errors.js';
import { limitParameters, MAX_QUERY_PARAMETERS } from './body-parsers.js';

/** What a client may call its request, for the log. Nothing in it can break a line, a header or a page. */
const CLIENT_REQUEST_ID = /^[\w.:-]{1,100}$/;
/** PostgreSQL text cannot hold a NUL, so a path with one matches nothing. */
const NUL = '%00';

/**
 * First of all: which request this is, and in which language it is answered. The id is always the server's own: one
 * chosen by a client could equal that of another request, to which the audit would then attribute the change.
 */
export function requestContext(shop: ShopLanguages): RequestHandler {
  return (request, response, next) => {
    const { originalUrl, headers } = request;
    const sent = headers['x-request-id'];
    request.requestId = uuid();
    if (typeof sent === 'string' && CLIENT_REQUEST_ID.test(sent)) request.clientRequestId = sent;
    request.language = languageOf(originalUrl, headers.cookie, headers['accept-language'], shop);
    response.setHeader('X-Request-Id', request.requestId);
    response.setHeader('Content-Language', request.language);
    const queryAt = originalUrl.indexOf('?');
    if ((queryAt < 0 ? originalUrl : originalUrl.slice(0, queryAt)).includes(NUL)) throw commonErrors.unreadable_body();
    if (queryAt >= 0) limitParameters(originalUrl, MAX_QUERY_PARAMETERS);
    next();
  };
}
