import { hasScope, type Caller } from '../../platform/http/caller/caller.js';
import { Answer, answer, CacheableAnswer, type AnswerExtras } from '../../platform/http/envelope/answer.js';

/** Kept for everybody, unless the caller sees more than everybody does. */
export function publicAnswer(caller: Caller, data: unknown, tags: readonly string[], extras: AnswerExtras = {}): Answer {
  return hasScope(caller, 'catalog:write') ? answer(data, extras) : new CacheableAnswer(data, tags, extras);
}
