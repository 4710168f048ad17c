import type { Type } from '@nestjs/common';
import { validationPipe } from './validation.pipe.js';

/**
 * A form's fields, checked as the operation with the same body checks its JSON, for pages that are shown again with
 * what was wrong.
 * @param currency of the amounts (ISO 4217); required when the body has any
 * @throws FieldErrors
 */
export const readBody = <T extends object>(type: Type<T>, form: unknown, currency?: string): Promise<T> =>
  validationPipe(currency).transform(form ?? {}, { type: 'body', metatype: type }) as Promise<T>;
