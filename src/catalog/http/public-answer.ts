import { hasScope, isAdministrator, type Caller } from '../../platform/access/caller.js';
import {
  Answer,
  answer,
  CacheableAnswer,
  type AnswerExtras,
} from '../../platform/http/envelope/envelope.interceptor.js';

/** Administrators of any role, and who may write the catalog, see what is not published too. */
export const seesUnpublished = (caller: Caller): boolean =>
  isAdministrator(caller) || hasScope(caller, 'catalog:write');

/** Kept for everybody, unless the caller sees more than everybody does. */
export function publicAnswer(
  caller: Caller,
  data: unknown,
  tags: readonly string[],
  extras: AnswerExtras = {},
): Answer {
  return seesUnpublished(caller) ? answer(data, extras) : new CacheableAnswer(data, tags, extras);
}
