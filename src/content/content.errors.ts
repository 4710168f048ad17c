import { defineErrors } from '../platform/errors/define-errors.js';

export const contentErrors = defineErrors('content', { slug_taken: 409, page_kind_taken: 409 });

type ContentErrors = typeof contentErrors;
declare module '../platform/errors/define-errors.js' {
  interface KnownErrors extends ContentErrors {}
}
