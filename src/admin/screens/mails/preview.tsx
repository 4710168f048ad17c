import type { ReactElement } from 'react';
import { Card, Empty, MailContent, useText } from '#panel';
import type { ShownMail } from './mail.js';

/** Content of the email as it would be sent now. */
export function Preview({ mail }: { readonly mail: ShownMail }): ReactElement {
  const say = useText();
  if (!mail.content)
    return (
      <Card title={say('delivery.mail.content')}>
        <Empty
          title={say(`delivery.withheld.${mail.withheld}`)}
          text={say(`delivery.withheld.${mail.withheld}_text`)}
        />
      </Card>
    );
  return (
    <Card title={say('delivery.mail.content')}>
      <p className="soft small">{say('delivery.mail.as_now')}</p>
      <MailContent content={mail.content} language={mail.language} page={`/api/admin/mails/${mail.id}/page`} />
    </Card>
  );
}
