import type { Data, Item, Schemas, Tone } from '#panel';

export type Mail = Item<'listMails'>;
export type ShownMail = Data<'getMail'>;
type MailState = Schemas['MailState'];

/** Key below `delivery.states`: the state, or that the email is delayed. */
export const stateOf = ({ state, delayed_until: until }: Mail): MailState | 'delayed' => (until ? 'delayed' : state);

/** Path segment of the previews, in place of an email's id. */
export const PREVIEWS = 'previews';

export const STATES: readonly MailState[] = ['queued', 'sent', 'not_sent', 'dead', 'dropped'];
export const TONES: Readonly<Record<MailState, Tone>> = {
  queued: 'warn',
  sent: 'good',
  not_sent: 'warn',
  dead: 'bad',
  dropped: 'neutral',
};
