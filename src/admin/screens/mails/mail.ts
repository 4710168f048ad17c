import type { Tone } from '#panel';

export type MailState = 'queued' | 'sent' | 'dead';

export interface Mail {
  readonly id: string;
  readonly kind: string;
  readonly language: string;
  readonly recipient: string;
  /** null until it was sent. */
  readonly subject: string | null;
  readonly order_id: number | null;
  readonly state: MailState;
  /** Its address has had its number in this hour; null: the mail does not wait for that. */
  readonly delayed_until: string | null;
  readonly attempts: number;
  readonly last_error: string | null;
  readonly created_at: string;
  readonly sent_at: string | null;
}

export interface MailList {
  readonly items: readonly Mail[];
  readonly counts: Readonly<Record<MailState, number>>;
  readonly kinds: readonly string[];
}

export interface ShownMail extends Mail {
  readonly content: { readonly subject: string; readonly html: string; readonly text: string } | null;
  readonly withheld: 'secret' | 'outdated' | null;
}

/** The state, and whether it waits for its turn, as a key below `delivery.states`. */
export const stateOf = ({ state, delayed_until: until }: Mail): MailState | 'delayed' => (until ? 'delayed' : state);

export const STATES: readonly MailState[] = ['queued', 'sent', 'dead'];
export const TONES: Readonly<Record<MailState, Tone>> = { queued: 'warn', sent: 'good', dead: 'bad' };
