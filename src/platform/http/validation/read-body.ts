import type { Type } from '@nestjs/common';
import { validationPipe } from './validation.pipe.js';

const pipe = validationPipe();

/**
 * A form's fields, checked as the operation with the same body checks its JSON, for pages that are shown again with
 * what was wrong.
 * @throws FieldErrors
 */
export const readBody = <T extends object>(type: Type<T>, form: unknown): Promise<T> =>
  pipe.transform(form ?? {}, { type: 'body', metatype: type }) as Promise<T>;
