import { isDomainError, type Language } from '#kernel';
import { knownError } from '../../platform/errors/define-errors.js';
import type { Messages } from '../../platform/i18n/i18n.module.js';
import { ColumnsNeeded, UnreadableStatement } from '../reading/read-file.types.js';
import { unreadableText } from '../unreadable.js';

/** Why a file of the folder cannot be imported, stored as data so that it is shown in the language of each reader. */
export type FolderReason =
  | { readonly code: 'too_large' }
  | { readonly code: 'unreadable'; readonly reason: string; readonly where: string | null }
  | { readonly code: 'columns'; readonly columns: string }
  | { readonly code: 'refused'; readonly error: string; readonly account: string };

/** Why a file cannot be imported; null if the file is not the reason. */
export function reasonOf(error: unknown): FolderReason | null {
  if (error instanceof UnreadableStatement) return { code: 'unreadable', reason: error.reason, where: error.where };
  if (error instanceof ColumnsNeeded) return { code: 'columns', columns: error.columns.join(', ').slice(0, 300) };
  if (!isDomainError(error)) return null;
  return { code: 'refused', error: error.code, account: String(error.details['account'] ?? '') };
}

/**
 * The sentence for administrators.
 * @param reason a text: the sentence that an earlier version of the shop, or a person, has written
 */
export function reasonText(reason: FolderReason | string, messages: Messages, language: Language): string {
  if (typeof reason === 'string') return reason;
  if (reason.code === 'unreadable') return unreadableText(reason, messages, language);
  if (reason.code !== 'refused') return messages.translate(language, `reconciliation.set_aside.${reason.code}`, reason);
  const known = knownError(reason.error);
  return known ? messages.translate(language, known.i18nKey, reason) : reason.error;
}

/** The content of the file with the reason: the sentence for people, and the data in the last line. */
export const reasonFile = (reason: FolderReason, sentence: string): string =>
  `${sentence}\n\n${JSON.stringify(reason)}\n`;

/** Reads the data from the file with the reason, or its text if there are none. */
export function readReason(text: string): FolderReason | string {
  const last = text.trim().split('\n').at(-1) ?? '';
  try {
    const reason = JSON.parse(last) as FolderReason;
    if (['too_large', 'unreadable', 'columns', 'refused'].includes(reason.code)) return reason;
  } catch {
    // An earlier version stored a sentence.
  }
  return text.trim();
}
