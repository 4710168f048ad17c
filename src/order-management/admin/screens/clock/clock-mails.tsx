import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { Card, Empty, ErrorBox, Facts, Loading, MailContent, Tabs, useRead, useText, useUrlState } from '#panel';
import type { WatchedOrder } from './clock.js';

const ACTIONS = ['remind', 'cancel'] as const;

/** Previews of the reminder and of the cancellation mail that the customer of this order would get now. */
export function ClockMails({ order: { order_id: id, next } }: { readonly order: WatchedOrder }): ReactElement {
  const say = useText();
  const { pathname } = useLocation();
  const usual = next?.action ?? 'remind';
  const { values } = useUrlState({ mail: usual });
  const action = ACTIONS.find((one) => one === values.mail) ?? usual;
  const { data: mail, error, reload } = useRead(`/api/admin/payment-clock/${id}/mail`, { action });
  const tabs = ACTIONS.map((one) => ({
    key: one,
    label: say(`clock.mails.${one}`),
    to: `${pathname}?mail=${one}`,
    current: one === action,
  }));
  return (
    <>
      <Tabs label={say('clock.preview')} tabs={tabs} />
      {error && <ErrorBox error={error} onRetry={() => void reload()} />}
      {!mail && !error && <Loading lines={8} />}
      {mail &&
        (mail.content ? (
          <Card title={mail.content.subject}>
            <p className="soft small">{say('clock.mails.as_now')}</p>
            <Facts
              items={[
                { label: say('clock.mails.from'), value: addressText(mail.from) },
                { label: say('clock.mails.reply_to'), value: mail.reply_to && addressText(mail.reply_to) },
                { label: say('clock.mails.recipient'), value: mail.recipient },
                { label: say('clock.mails.language'), value: say(`kit.languages.${mail.language}`) },
              ]}
            />
            <MailContent
              content={mail.content}
              language={mail.language}
              page={`/api/admin/payment-clock/${id}/mail/page?action=${action}`}
            />
          </Card>
        ) : (
          <Card>
            <Empty title={say('clock.mails.none')} text={say(`clock.mails.${mail.withheld ?? 'not_sent'}`)} />
          </Card>
        ))}
    </>
  );
}

const addressText = ({ name, address }: { readonly name: string; readonly address: string }): string =>
  name ? `${name} <${address}>` : address;
