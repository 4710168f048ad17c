import type { Language } from '#kernel';

/** A mail to be sent. */
export interface MailDraft {
  /** Deduplicates: a key that was used before creates no second mail. */
  readonly dedupeKey: string;
  /** Name of the composer. */
  readonly kind: string;
  readonly language: Language;
  readonly recipient: string;
  readonly orderId?: number;
  readonly userId?: number;
  /**
   * Who causes the mail: `shop` (an administrator, an integration, a scheduled job), `owner` (a caller who has proven
   * to own the address), or `anyone`, whose mails to one address are counted and delayed above the hourly limit.
   * Default: `shop` for mails with `userId`, otherwise `anyone`.
   */
  readonly cause?: 'shop' | 'owner' | 'anyone';
  readonly data?: Record<string, unknown>;
  /** Id of the replaced mail server that sends the email. Default: the current server sends it. */
  readonly formerServerId?: number | null;
  /** Earliest time to send an email that the hourly limit does not count. */
  readonly notBefore?: Date;
}

/** A stored mail, the input of its composer. */
export interface StoredMail {
  readonly id: string;
  readonly kind: string;
  readonly language: Language;
  readonly recipient: string;
  readonly order_id: number | null;
  readonly user_id: number | null;
  readonly data: Record<string, unknown>;
  readonly state: string;
  /** Null if it was not sent, or only written to a file. */
  readonly sent_at: Date | null;
}

/** A picture inside a mail; its template shows it by `cid:` and the name. */
export interface MailPicture {
  /** Letters, digits and dashes. */
  readonly name: string;
  readonly png: Buffer;
}

/** Content of a mail: the templates `<template>.liquid` and `<template>.txt.liquid` in `mail/`, and their variables. */
export interface ComposedMail {
  readonly subject: string;
  readonly template: string;
  /** First sentence, which mail programs show beside the subject; '' if there is none. */
  readonly preheader: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly pictures?: readonly MailPicture[];
}

/** An example of an email made of sample data, for previews; it contains no secrets. */
export interface MailSample {
  /** Id of the example, e.g. `order_status.shipped`. */
  readonly id: string;
  readonly kind: string;
  readonly compose: (language: Language) => ComposedMail | Promise<ComposedMail>;
}

/** Composes the mail from the current state when it is sent; null if the mail has become pointless. */
export type Composer = (mail: StoredMail) => Promise<ComposedMail | null>;
