import { DomainError } from './domain-error.js';

/** A problem of a field: an i18n key and its arguments. The HTTP layer translates it. */
export interface FieldError {
  key: string;
  args?: Record<string, unknown>;
  /**
   * A message that is already in the language of the request, such as one of a provider; it replaces the text of `key`.
   */
  text?: string;
}

/** Invalid input: the code `validation_failed`, with the problems of each field. */
export class FieldErrors extends DomainError {
  constructor(readonly fields: Record<string, FieldError[]>) {
    super('validation_failed');
  }
}
