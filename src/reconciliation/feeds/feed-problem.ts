import { FeedError, type FeedErrorCode, type SettingValues } from '#contracts';
import { isDomainError, type Language } from '#kernel';
import { knownError } from '../../platform/errors/define-errors.js';
import type { Messages } from '../../platform/i18n/i18n.module.js';

const LONGEST = 500;

/**
 * Why a run of a feed failed, stored as data so that it is shown in the language of each reader. With the code `other`,
 * `detail` is a sentence of a plugin; with `import`, it is the code of an error of the shop.
 */
export interface FeedProblem {
  readonly code: FeedErrorCode | 'import' | 'other';
  /** What the bank says, a sentence, or the code of an error; empty: nothing more is known. */
  readonly detail: string;
}

/** Describes what a feed or the import of its transactions has thrown, without the secrets that a bank may repeat. */
export function problemOf(thrown: unknown, settings: SettingValues): FeedProblem {
  const { name, message } = thrown as Error;
  if (name === 'TimeoutError' || name === 'AbortError') return { code: 'timeout', detail: '' };
  if (isDomainError(thrown)) return { code: 'import', detail: thrown.code };
  const problem: FeedProblem =
    thrown instanceof FeedError ? { code: thrown.code, detail: thrown.detail } : { code: 'other', detail: message };
  const secrets = Object.values(settings).filter((value) => typeof value === 'string' && value.length >= 8);
  const detail = secrets.reduce<string>((all, secret) => all.replaceAll(secret as string, '…'), problem.detail);
  return { code: problem.code, detail: detail.slice(0, LONGEST) };
}

/** The sentence for administrators. */
export function problemText({ code, detail }: FeedProblem, messages: Messages, language: Language): string {
  if (code === 'other') return detail;
  if (code === 'import') {
    const known = knownError(detail);
    return messages.translate(language, 'reconciliation.feed_problem.import', {
      reason: known ? messages.translate(language, known.i18nKey) : detail,
    });
  }
  const sentence = messages.translate(language, `reconciliation.feed_problem.${code}`);
  return detail === '' ? sentence : `${sentence} (${detail})`;
}
