import { useEffect, useState, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { Badge, Card, EmailAddress, Facts, format, Loading, Page, placeOf, ReadError, useRead, useText } from '#panel';
import { useReason } from '../delivery/use-reason.js';
import { stateOf, TONES } from './mail.js';
import { Preview } from './preview.js';
import { Resend } from './resend.js';
import { useKindName } from './use-kind-name.js';

const LOOK_MS = 1_500;
/** Maximum number of reloads after an email was sent again. */
const LOOKS = 12;

/** An email: recipient, delivery and content. */
export function OneMail({ id }: { readonly id: string }): ReactElement {
  const say = useText();
  const nameOf = useKindName();
  const reasonOf = useReason();
  const { data: mail, error, reload } = useRead(`/api/admin/mails/${encodeURIComponent(id)}`);
  const [looks, setLooks] = useState(0);
  const waits = mail?.state === 'queued' && looks > 0;
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => void reload().then(() => setLooks((left) => left - 1)), LOOK_MS);
    return () => clearTimeout(timer);
  }, [waits, looks, reload]);

  const back = { to: placeOf('mails'), label: say('shell.places.mails') };
  if (!mail)
    return (
      <Page title={say('delivery.mails.mail')} back={back}>
        {error ? <ReadError error={error} onRetry={() => void reload()} back={back} /> : <Loading lines={8} />}
      </Page>
    );
  const resent = async (): Promise<void> => {
    await reload();
    setLooks(LOOKS);
  };
  return (
    <Page
      title={mail.subject ?? mail.content?.subject ?? nameOf(mail.kind)}
      back={back}
      aside={<Badge tone={TONES[mail.state]}>{say(`delivery.states.${stateOf(mail)}`)}</Badge>}
      actions={(mail.state !== 'queued' || mail.delayed_until) && <Resend mail={mail} onDone={resent} />}
    >
      {mail.last_error && mail.state !== 'dropped' && (
        <div className="warn-box">
          <p>{say(mail.state === 'dead' ? 'delivery.mail.failed' : 'delivery.mail.trying')}</p>
          <p className="mails-error">{reasonOf(mail.last_error)}</p>
        </div>
      )}
      {mail.delayed_until && (
        <div className="warn-box">
          <p>{say('delivery.mail.delayed', { time: format.dateTime(mail.delayed_until) })}</p>
        </div>
      )}
      {mail.state === 'not_sent' && (
        <div className="warn-box">
          <p>{say('delivery.mail.not_sent')}</p>
        </div>
      )}
      {mail.state === 'dropped' && (
        <div className="warn-box">
          <p>{say(mail.last_error ? 'delivery.mail.outdated' : 'delivery.mail.dropped')}</p>
        </div>
      )}
      <Card title={say('delivery.mail.facts')}>
        <Facts
          items={[
            { label: say('delivery.mails.recipient'), value: <EmailAddress address={mail.recipient} /> },
            { label: say('delivery.mails.kind'), value: nameOf(mail.kind) },
            {
              label: say('delivery.mail.about'),
              value: mail.order_id && (
                <Link to={placeOf('orders', mail.order_id)}>{say('delivery.order', { number: mail.order_id })}</Link>
              ),
            },
            { label: say('delivery.mail.language'), value: say(`kit.languages.${mail.language}`) },
            { label: say('delivery.mails.created'), value: format.dateTime(mail.created_at) },
            { label: say('delivery.mail.sent'), value: format.dateTime(mail.sent_at) },
            { label: say('delivery.mail.attempts'), value: format.number(mail.attempts) },
          ]}
        />
      </Card>
      <Preview mail={mail} />
    </Page>
  );
}
