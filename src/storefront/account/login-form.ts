import { fieldsAlong, carriedFields } from '../page/carried-forms.js';
import { LOGIN_FIELDS, type Entries } from './account-fields.js';
import type { AccountForm } from './account-pages.js';
import { ACCOUNT, withNext } from './next-place.js';

/** Context of a visit to the login page. */
export interface Arrival {
  /** Entries of a form whose session had expired: passed through the login and restored after it. */
  readonly carried?: Entries;
  /** Email address of an account registered just now. */
  readonly registered?: string;
}

/** The login form of customers, which redirects to `next`. */
export function loginForm(next: string, { carried = {}, registered }: Arrival = {}): AccountForm {
  const hidden = carriedFields(carried);
  const intro =
    registered !== undefined ? 'registered' : hidden.length > 0 ? 'over' : next === ACCOUNT ? 'intro' : 'to_go_on';
  return {
    name: 'login',
    address: withNext('/account/login', next),
    fields: LOGIN_FIELDS,
    entries: { email: registered ?? carried['email'] ?? '' },
    variables: {
      next,
      intro,
      kept: hidden,
      along: fieldsAlong(next, carried),
      registerLink: withNext('/account/register', next),
    },
  };
}
