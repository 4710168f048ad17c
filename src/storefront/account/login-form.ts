import { LOGIN_FIELDS, type Entries } from './account-fields.js';
import type { AccountForm } from './account-pages.js';
import { ACCOUNT, withNext } from './next-place.js';

const NOTHING: Entries = {};

/**
 * Where customers log in, to be led on to `next`.
 * @param kept what was typed into a form whose session had ended: it goes along, and is there again after login
 */
export function loginForm(next: string, kept: Entries = NOTHING): AccountForm {
  const hidden = Object.entries(kept).map(([name, value]) => ({ name, value }));
  const intro = hidden.length > 0 ? 'over' : next === ACCOUNT ? 'intro' : 'to_go_on';
  return {
    name: 'login', address: withNext('/account/login', next), fields: LOGIN_FIELDS,
    variables: { next, intro, kept: hidden, registerLink: withNext('/account/register', next) },
  };
}
