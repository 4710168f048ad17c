import type { FieldError, Language } from '#kernel';

/** Where a reader reports errors, and what it needs to know. */
export interface SettingReader {
  /** ISO 4217. */
  readonly currency: string;
  readonly language: Language;
  refuse(field: string, problem: FieldError): void;
}
