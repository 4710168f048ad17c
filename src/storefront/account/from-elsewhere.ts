import type { Entries, Form } from './account-fields.js';

/** Whether a page with an expired session sent its entries to a login page: no login data was typed yet. */
export const isFromElsewhere = ({ email, password }: Form, carried: Entries): boolean =>
  email === undefined && password === undefined && Object.keys(carried).length > 0;
