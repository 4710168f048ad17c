import { defineErrors } from '../platform/errors/define-errors.js';

export const authErrors = defineErrors('auth', {
  invalid_credentials: 401,
  second_factor_required: 401,
  second_factor_wrong: 401,
  administrators_only: 403,
  proof_required: { status: 403, givenBy: 'proven' },
  second_factor_setup_required: { status: 403, givenBy: 'restricted' },
  second_factor_needed: 409,
  second_factor_on: 409,
  second_factor_off: 409,
  token_unknown: 404,
  session_unknown: 404,
  administrator_unknown: 404,
  email_of_administrator: 409,
  email_of_customer: 409,
  own_rights: 409,
  last_owner: 409,
  invitation_accepted: 409,
});

type AuthErrors = typeof authErrors;
declare module '../platform/errors/define-errors.js' {
  interface KnownErrors extends AuthErrors {}
}
