import { defineErrors } from '../http/errors/define-errors.js';

export const authErrors = defineErrors('auth', {
  invalid_credentials: 401,
  token_unknown: 404,
});
