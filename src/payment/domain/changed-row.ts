import type { SettingDeclaration } from '#contracts';
import { FieldErrors, type Language, type Localized } from '#kernel';
import { checkSettings } from '../../platform/setting-fields/index.js';
import type { MethodRow } from '../data/method-rows.js';
import { COMMON_SETTINGS } from './common-settings.js';

interface Reader {
  /** ISO 4217 of money settings. */
  readonly currency: string;
  /** Of the sentences about what is wrong. */
  readonly language: Language;
}

/** The row as it becomes by what an administrator sent. Nothing is stored. @throws FieldErrors */
export function changedRow(
  row: MethodRow,
  declarations: readonly SettingDeclaration[],
  sent: Readonly<Record<string, unknown>>,
  { currency, language }: Reader,
): MethodRow {
  const before = {
    ...row.settings,
    active: row.active,
    position: row.position,
    title: row.title,
    description: row.description,
  };
  const { active, position, title, description, ...settings } = checkSettings(
    [...COMMON_SETTINGS, ...declarations],
    sent,
    before,
    currency,
    language,
  );
  if (position === null) throw new FieldErrors({ position: [{ key: 'validation.isInt' }] });
  return {
    ...row,
    settings,
    active: active as boolean,
    position: position as number,
    title: title as Localized,
    description: description as Localized,
  };
}
