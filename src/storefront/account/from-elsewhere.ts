import type { Entries, Form } from './account-fields.js';

/** A page whose session had ended sends its entries to a door of the account: nothing was typed there yet. */
export const isFromElsewhere = ({ email, password }: Form, kept: Entries): boolean =>
  email === undefined && password === undefined && Object.keys(kept).length > 0;
