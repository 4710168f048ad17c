import type { Type } from '@nestjs/common';
import { validationPipe } from './validation.pipe.js';

/**
 * Validates the fields of a form by the same rules as the JSON body of an operation, for pages that show the form again
 * with its errors.
 * @param currency of the amounts (ISO 4217); required if the body has any
 * @throws FieldErrors
 */
export const readBody = <T extends object>(type: Type<T>, form: unknown, currency?: string): Promise<T> =>
  validationPipe(currency).transform(form ?? {}, { type: 'body', metatype: type }) as Promise<T>;
