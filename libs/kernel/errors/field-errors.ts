import { DomainError } from './domain-error.js';

/** One complaint about one field: an i18n key and its arguments, localized at the HTTP edge. */
export interface FieldError {
  key: string;
  args?: Record<string, unknown>;
}

/** Invalid input: code `validation_failed`, and per field what is wrong with it. */
export class FieldErrors extends DomainError {
  constructor(readonly fields: Record<string, FieldError[]>) {
    super('validation_failed');
  }
}
