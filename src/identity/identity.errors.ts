import { defineErrors } from '../platform/errors/define-errors.js';

export const authErrors = defineErrors('auth', {
  invalid_credentials: 401,
  second_factor_required: { status: 401, hint: 'The password is correct. Send it again with `code`.' },
  second_factor_wrong: { status: 401, hint: 'Counts as a failed login.' },
  administrators_only: 403,
  proof_required: {
    status: 403,
    hint: 'Send the password or a code to `POST /api/auth/proof`, then repeat the request.',
    givenBy: 'proven',
  },
  second_factor_setup_required: {
    status: 403,
    hint: 'Set it up by `POST /api/auth/second-factor`.',
    givenBy: 'restricted',
  },
  second_factor_needed: 409,
  second_factor_on: 409,
  second_factor_off: 409,
  token_unknown: 404,
  session_unknown: 404,
  administrator_unknown: 404,
  email_of_administrator: 409,
  email_of_customer: { status: 409, hint: 'An account without a verified address is replaced instead.' },
  own_rights: 409,
  last_owner: 409,
  invitation_accepted: 409,
});

type AuthErrors = typeof authErrors;
declare module '../platform/errors/define-errors.js' {
  interface KnownErrors extends AuthErrors {}
}
