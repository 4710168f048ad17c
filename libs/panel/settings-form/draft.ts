import { same } from '../form/merge.js';
import type { SettingsRecord, SettingValues } from './types.js';

/** Initial values of a form. A secret is undefined, which means that the stored one is kept. */
export function valuesOf({ fields, ...record }: SettingsRecord): SettingValues {
  return Object.fromEntries(fields.map(({ name, secret }) => [name, secret ? undefined : record[name]]));
}

/** The changed values to be sent; null without changes. */
export function changesOf(stored: SettingValues, values: SettingValues): SettingValues | null {
  const changed = Object.entries(values).filter(([name, value]) => value !== undefined && !same(value, stored[name]));
  return changed.length === 0 ? null : Object.fromEntries(changed.map(([name, value]) => [name, filled(value)]));
}

/** A table without its empty rows. */
const filled = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== null))
    : value;

/** Errors of one field: its own, and those of its parts (`title.uk`, `costs.UA`). */
export function errorsOf(
  name: string,
  errors: Readonly<Record<string, readonly string[]>>,
): Record<string, readonly string[]> {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => field === name || field.startsWith(`${name}.`)));
}
