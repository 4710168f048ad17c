import type { ReactElement } from 'react';
import { addressOf, Card, Empty, Tabs, useText, useUrlState } from '#panel';
import type { ShownMail } from './mail.js';
import './mails.css';

const VIEWS = ['page', 'text'] as const;

/** What the mail says: as its reader sees it, in a frame where nothing runs, or as plain text. */
export function Preview({ mail }: { readonly mail: ShownMail }): ReactElement {
  const say = useText();
  const {
    values: { view },
  } = useUrlState({ view: 'page' });
  if (!mail.content)
    return (
      <Card title={say('delivery.mail.content')}>
        <Empty
          title={say(`delivery.withheld.${mail.withheld}`)}
          text={say(`delivery.withheld.${mail.withheld}_text`)}
        />
      </Card>
    );
  const tabs = VIEWS.map((one) => ({
    key: one,
    label: say(`delivery.mail.as_${one}`),
    to: one === 'page' ? '?' : `?view=${one}`,
    current: one === view,
  }));
  return (
    <Card title={say('delivery.mail.content')}>
      <p className="soft small">{say('delivery.mail.as_now')}</p>
      <Tabs label={say('delivery.mail.content')} tabs={tabs} />
      {view === 'text' ? (
        <pre className="mails-text" lang={mail.language} tabIndex={0}>
          {mail.content.text}
        </pre>
      ) : (
        <iframe
          className="mails-page"
          title={mail.content.subject}
          lang={mail.language}
          src={addressOf(`/api/admin/mails/${mail.id}/page`)}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
        />
      )}
    </Card>
  );
}
