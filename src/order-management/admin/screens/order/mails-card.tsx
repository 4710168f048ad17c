import type { ReactElement } from 'react';
import { api, Badge, Card, ConfirmButton, format, notify, useText, type Tone } from '#panel';
import type { OrderProps, Mail } from './order.js';

/** Those of the shop; others may come with modules of third parties. */
const KINDS = ['bank_details', 'order_confirmation', 'order_status', 'payment_received'];
const TONES: Record<Mail['state'], Tone> = { queued: 'warn', sent: 'good', dead: 'bad' };

/** What the customer was written about this order, and sending it again. */
export function MailsCard({ order, reload }: OrderProps): ReactElement {
  const say = useText();
  const resend = async (mail: Mail): Promise<void> => {
    const { message } = await api.post(`/api/admin/mails/${mail.id}/resend`);
    notify.good(message);
    await reload();
  };
  return (
    <Card title={say('order.mails.title')}>
      {order.mails.length === 0 && <p className="soft">{say('order.mails.none')}</p>}
      <ul className="order-mails">
        {order.mails.map((mail) => {
          const subject = mail.subject ?? say(`order.mails.kinds.${KINDS.includes(mail.kind) ? mail.kind : 'other'}`);
          return (
            <li key={mail.id} className="order-mail">
              <div>
                <strong>{subject}</strong>{' '}
                <Badge tone={TONES[mail.state]}>
                  {say(`order.mails.states.${mail.delayed_until ? 'delayed' : mail.state}`)}
                </Badge>
              </div>
              <div className="soft small">
                {mail.recipient} · {format.dateTime(mail.sent_at ?? mail.delayed_until ?? mail.created_at)}
              </div>
              {mail.state !== 'queued' && order.can.note && (
                <div>
                  <ConfirmButton
                    kind="quiet"
                    label={say('order.mails.resend')}
                    title={say('order.mails.resend_title')}
                    question={say('order.mails.resend_question', { subject, recipient: mail.recipient })}
                    onConfirm={() => resend(mail)}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
