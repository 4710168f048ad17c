import type { Language } from '#kernel';

/** One mail to be sent. */
export interface MailDraft {
  /** The same key twice is one mail. */
  readonly dedupeKey: string;
  /** Names the composer. */
  readonly kind: string;
  readonly language: Language;
  readonly recipient: string;
  readonly orderId?: number;
  readonly userId?: number;
  /**
   * Who causes it: `shop` (an administrator, an integration, the clock), `owner` (a caller who has proven to own the
   * address), or `anyone`, whose mails to one address are counted and delayed beyond the hour's number. Not given:
   * `shop` for mails with `userId`, `anyone` for all others.
   */
  readonly cause?: 'shop' | 'owner' | 'anyone';
  readonly data?: Record<string, unknown>;
  /** Earliest time to send an email that the hourly limit does not count. */
  readonly notBefore?: Date;
}

/** A stored mail as its composer gets it. */
export interface StoredMail {
  readonly id: string;
  readonly kind: string;
  readonly language: Language;
  readonly recipient: string;
  readonly order_id: number | null;
  readonly user_id: number | null;
  readonly data: Record<string, unknown>;
  readonly state: string;
}

/** What a mail says: `<template>.liquid` and `<template>.txt.liquid` below `mail/`, with these variables. */
export interface ComposedMail {
  readonly subject: string;
  readonly template: string;
  /** The first sentence, which mailboxes show beside the subject; '' when there is none. */
  readonly preheader: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** An email as it could be sent, made of sample data: for previews, without secrets. */
export interface MailSample {
  /** E.g. `order_status.shipped`. */
  readonly id: string;
  readonly kind: string;
  readonly compose: (language: Language) => ComposedMail | Promise<ComposedMail>;
}

/** Makes the mail when it is sent, from the present state; null when there is nothing to say any more. */
export type Composer = (mail: StoredMail) => Promise<ComposedMail | null>;
