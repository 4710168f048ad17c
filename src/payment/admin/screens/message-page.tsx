import { useEffect, useState, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import {
  Badge,
  Card,
  Copyable,
  Facts,
  format,
  Loading,
  Page,
  placeOf,
  ReadError,
  useRead,
  useText,
  type Data,
} from '#panel';
import { MESSAGES_PLACE, stateOf, TONES } from './message.js';
import { ReplayMessage } from './replay-message.js';
import { useMethodName } from './use-method-name.js';
import './messages.css';

const LOOK_MS = 1_000;
/** Number of reloads after a replay. */
const LOOKS = 15;

/** A message of a payment provider: its payment, its result, and its content. */
export function MessagePage({ id }: { readonly id: string }): ReactElement {
  const say = useText();
  const nameOf = useMethodName();
  const { data: message, error, reload } = useRead(`/api/admin/payment-messages/${encodeURIComponent(id)}`);
  const [replay, setReplay] = useState<{ readonly before: string | null; readonly looks: number } | null>(null);
  const waits = message !== null && replay !== null && replay.looks > 0 && message.handled_at === replay.before;
  useEffect(() => {
    if (!waits) return undefined;
    const look = async (): Promise<void> => {
      await reload({ background: true });
      setReplay((one) => one && { ...one, looks: one.looks - 1 });
    };
    const timer = setTimeout(() => void look(), LOOK_MS);
    return () => clearTimeout(timer);
  }, [waits, replay, reload]);

  const back = { to: placeOf(MESSAGES_PLACE), label: say('payments.tabs.messages') };
  if (!message)
    return (
      <Page title={say('payments.messages.message')} back={back}>
        {error ? <ReadError error={error} onRetry={() => void reload()} back={back} /> : <Loading lines={8} />}
      </Page>
    );
  const state = stateOf(message);
  return (
    <Page
      title={message.type || say('payments.messages.message')}
      back={back}
      aside={<Badge tone={TONES[state]}>{say(`payments.messages.results.${state}`)}</Badge>}
      actions={
        <ReplayMessage
          id={message.id}
          waits={waits}
          onDone={() => setReplay({ before: message.handled_at, looks: LOOKS })}
        />
      }
    >
      <div className={TONES[state] === 'bad' || TONES[state] === 'warn' ? 'warn-box' : 'hint-box'} role="status">
        {waits ? (
          <p>{say('payments.messages.processing')}</p>
        ) : (
          <>
            <p>{say(`payments.messages.reasons.${state}`)}</p>
            {(state === 'contradiction' || state === 'unknown_payment') && (
              <p>{say(`payments.messages.advice.${state}`)}</p>
            )}
          </>
        )}
      </div>
      <Card title={say('payments.messages.facts')}>
        <Facts
          items={[
            {
              label: say('payments.messages.method'),
              value: <Link to={placeOf('payments', message.method)}>{nameOf(message.method)}</Link>,
            },
            {
              label: say('payments.messages.of_order'),
              value: message.order_id && (
                <Link to={placeOf('orders', message.order_id)}>
                  {say('payments.messages.order_number', { number: message.order_id })}
                </Link>
              ),
            },
            {
              label: say('payments.messages.transaction_id'),
              value: message.transaction_id && <Copyable text={message.transaction_id} />,
            },
            { label: say('payments.messages.message_id'), value: <Copyable text={message.message_id} /> },
            { label: say('payments.messages.received'), value: format.dateTime(message.received_at) },
            { label: say('payments.messages.processed'), value: format.dateTime(message.handled_at) },
          ]}
        />
      </Card>
      <Content message={message} />
    </Page>
  );
}

/** The content of a message as text, never as markup. */
function Content({ message: { headers, body } }: { readonly message: Data<'getPaymentMessage'> }): ReactElement {
  const say = useText();
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return (
    <>
      <Card title={say('payments.messages.body')}>
        {body === '' ? (
          <p className="soft">{say('payments.messages.no_body')}</p>
        ) : (
          <pre className="raw-text message-text" tabIndex={0}>
            {body}
          </pre>
        )}
      </Card>
      <Card title={say('payments.messages.headers')}>
        <p className="soft small">{say('payments.messages.headers_hint')}</p>
        <pre className="raw-text message-text" tabIndex={0}>
          {lines.join('\n')}
        </pre>
      </Card>
    </>
  );
}
