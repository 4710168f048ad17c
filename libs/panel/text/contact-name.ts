interface Contact {
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
}

/** The name of a customer; without a name, the email address or the phone number; '' if all are missing. */
export const contactName = ({ first_name: first, last_name: last, email, phone }: Contact): string =>
  [first, last].filter(Boolean).join(' ') || email || phone || '';
