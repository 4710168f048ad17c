import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { Badge, Card, DataTable, ErrorBox, format, LinkButton, Loading, placeOf, useRead, useText } from '#panel';
import type { Item, Tone } from '#panel';

type Mail = Item<'listMails'>;

const SHOWN = 5;
const TONES: Readonly<Record<Mail['state'], Tone>> = {
  queued: 'warn',
  sent: 'good',
  not_sent: 'warn',
  dead: 'bad',
  dropped: 'neutral',
};

/** The latest emails to a customer's address, including delayed and dropped ones, with a link to all of them. */
export function MailsCard({ email }: { readonly email: string }): ReactElement {
  const say = useText();
  const { data, error, meta, reload } = useRead('/api/admin/mails', { recipient: email, per_page: SHOWN });
  return (
    <Card
      title={say('customers.mails')}
      flush
      actions={
        (meta?.total ?? 0) > SHOWN && (
          <LinkButton small to={`${placeOf('mails')}?${new URLSearchParams({ q: email }).toString()}`}>
            {say('customers.all_mails')}
          </LinkButton>
        )
      }
    >
      {error && <ErrorBox error={error} onRetry={() => void reload()} />}
      {!data && !error && <Loading />}
      {data?.items.length === 0 && <p className="soft customers-none">{say('customers.no_mails')}</p>}
      {data && data.items.length > 0 && (
        <DataTable
          caption={say('customers.mails')}
          rows={data.items}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'subject',
              title: say('delivery.mails.mail'),
              main: true,
              cell: ({ id, subject, kind }) => (
                <Link to={placeOf('mails', id)}>{subject ?? say(`delivery.kinds.${kind}`)}</Link>
              ),
            },
            { key: 'created', title: say('delivery.mails.created'), cell: ({ created_at: at }) => format.dateTime(at) },
            {
              key: 'state',
              title: say('delivery.mails.state'),
              cell: ({ state, delayed_until: until }) => (
                <Badge tone={TONES[state]}>{say(`delivery.states.${until ? 'delayed' : state}`)}</Badge>
              ),
            },
          ]}
        />
      )}
    </Card>
  );
}
