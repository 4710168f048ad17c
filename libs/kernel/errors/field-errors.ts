import { DomainError } from './domain-error.js';

/** One complaint about one field: an i18n key and its arguments, localized at the HTTP edge. */
export interface FieldError {
  key: string;
  args?: Record<string, unknown>;
  /** A sentence that is in the reader's language already (a provider's own); it takes the place of `key`. */
  text?: string;
}

/** Invalid input: code `validation_failed`, and per field what is wrong with it. */
export class FieldErrors extends DomainError {
  constructor(readonly fields: Record<string, FieldError[]>) {
    super('validation_failed');
  }
}
