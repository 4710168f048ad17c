import type { ReactElement } from 'react';
import { api, Badge, ConfirmButton, format, notify, useText, type Tone, type Translate } from '#panel';
import type { Mail, OrderMoment, OrderProps } from './order.js';

/** Kinds of emails of the shop; plugins may send others. */
const KINDS = [
  'bank_details',
  'order_confirmation',
  'order_status',
  'payment_partial',
  'payment_reminder',
  'payment_received',
  'refund',
  'new_order',
  'payment_reported',
  'cancellation_postponed',
  'refund_returned',
];
const TONES: Record<Mail['state'], Tone> = {
  queued: 'warn',
  sent: 'good',
  not_sent: 'warn',
  dead: 'bad',
  dropped: 'neutral',
};

/** Emails about the order, with a button to send each again. */
export const mailMoments = (say: Translate, { order, reload }: OrderProps): OrderMoment[] =>
  order.mails.map((mail) => {
    const subject = subjectOf(say, mail);
    const at = mail.sent_at ?? mail.created_at;
    const state = say(`order.mails.states.${mail.delayed_until ? 'delayed' : mail.state}`);
    return {
      key: `mail-${mail.id}`,
      at,
      tone: TONES[mail.state],
      title: (
        <>
          {say('order.timeline.email', { subject })} <Badge tone={TONES[mail.state]}>{state}</Badge>
        </>
      ),
      detail: [format.time(at), mail.recipient, mail.delayed_until && `→ ${format.dateTime(mail.delayed_until)}`]
        .filter(Boolean)
        .join(' · '),
      children: mail.state !== 'queued' && order.can.note && <ResendMail mail={mail} reload={reload} />,
    };
  });

const subjectOf = (say: Translate, { subject, kind }: Mail): string =>
  subject ?? say(`order.mails.kinds.${KINDS.includes(kind) ? kind : 'other'}`);

function ResendMail({ mail, reload }: { readonly mail: Mail } & Pick<OrderProps, 'reload'>): ReactElement {
  const say = useText();
  const resend = async (): Promise<void> => {
    const { message } = await api.post(`/api/admin/mails/${mail.id}/resend`);
    notify.good(message);
    await reload();
  };
  return (
    <ConfirmButton
      kind="quiet"
      label={say('order.mails.resend')}
      title={say('order.mails.resend_title')}
      question={say('order.mails.resend_question', { subject: subjectOf(say, mail), recipient: mail.recipient })}
      onConfirm={resend}
    />
  );
}
