import type { FieldError, Language } from '#kernel';

/** Context of reading a setting: reports errors, and has the currency and language. */
export interface SettingReader {
  /** Currency, ISO 4217. */
  readonly currency: string;
  readonly language: Language;
  refuse(field: string, problem: FieldError): void;
}
