import type { ReactElement } from 'react';
import { ConfirmButton, notify, usePost, useText } from '#panel';
import type { Mail } from './mail.js';

/** Sends the email again after a confirmation. One click sends one email, even if the answer is lost. */
export function Resend({ mail, onDone }: { readonly mail: Mail; readonly onDone: () => Promise<void> }): ReactElement {
  const say = useText();
  const post = usePost();
  const resend = async (): Promise<void> => {
    const { message } = await post(`/api/admin/mails/${mail.id}/resend`);
    notify.good(message);
    await onDone();
  };
  const words = mail.delayed_until ? 'now' : mail.state === 'sent' ? 'again' : 'failed';
  const question = say(`delivery.resend.${words}`, { recipient: mail.recipient });
  return (
    <ConfirmButton
      label={say(mail.delayed_until ? 'delivery.resend.now_button' : 'delivery.resend.button')}
      title={say(mail.delayed_until ? 'delivery.resend.now_title' : 'delivery.resend.title')}
      question={<p className="mails-address">{question}</p>}
      confirmLabel={say('delivery.resend.confirm')}
      onConfirm={resend}
    />
  );
}
