import { fieldsAlong, keptFields } from '../page/kept-forms.js';
import { LOGIN_FIELDS, type Entries } from './account-fields.js';
import type { AccountForm } from './account-pages.js';
import { ACCOUNT, withNext } from './next-place.js';

/** What brings somebody to the login. */
export interface Arrival {
  /** What was typed into a form whose session had ended: it goes along, and is there again after login. */
  readonly kept?: Entries;
  /** The address that an account was asked for just now. */
  readonly registered?: string;
}

/** Where customers log in, to be led on to `next`. */
export function loginForm(next: string, { kept = {}, registered }: Arrival = {}): AccountForm {
  const hidden = keptFields(kept);
  const intro =
    registered !== undefined ? 'registered' : hidden.length > 0 ? 'over' : next === ACCOUNT ? 'intro' : 'to_go_on';
  return {
    name: 'login',
    address: withNext('/account/login', next),
    fields: LOGIN_FIELDS,
    entries: { email: registered ?? kept['email'] ?? '' },
    variables: {
      next,
      intro,
      kept: hidden,
      along: fieldsAlong(next, kept),
      registerLink: withNext('/account/register', next),
    },
  };
}
