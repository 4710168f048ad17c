import type { Data, Item, Schemas, Tone } from '#panel';

export type Mail = Item<'listMails'>;
export type ShownMail = Data<'getMail'>;
type MailState = Schemas['MailState'];

/** The state, and whether it waits for its turn, as a key below `delivery.states`. */
export const stateOf = ({ state, delayed_until: until }: Mail): MailState | 'delayed' => (until ? 'delayed' : state);

/** In the place of an email's id: the previews. */
export const PREVIEWS = 'previews';

export const STATES: readonly MailState[] = ['queued', 'sent', 'dead', 'dropped'];
export const TONES: Readonly<Record<MailState, Tone>> = {
  queued: 'warn',
  sent: 'good',
  dead: 'bad',
  dropped: 'neutral',
};
