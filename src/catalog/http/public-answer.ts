import { hasScope, isAdministrator, type Caller } from '../../platform/access/caller.js';
import {
  Answer,
  answer,
  CacheableAnswer,
  type AnswerExtras,
} from '../../platform/http/envelope/envelope.interceptor.js';

/** Administrators of any role, and tokens that may write the catalog, also see unpublished records. */
export const seesUnpublished = (caller: Caller): boolean =>
  isAdministrator(caller) || hasScope(caller, 'catalog:write');

/** An answer that is cached for everyone, unless the caller sees more than others. */
export function publicAnswer(
  caller: Caller,
  data: unknown,
  tags: readonly string[],
  extras: AnswerExtras = {},
): Answer {
  return seesUnpublished(caller) ? answer(data, extras) : new CacheableAnswer(data, tags, extras);
}
