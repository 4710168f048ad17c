import { useEffect, type ReactElement } from 'react';
import {
  api,
  Badge,
  Button,
  Card,
  ErrorBox,
  Facts,
  format,
  Loading,
  notify,
  useRead,
  useSubmit,
  useText,
  type Schemas,
  type Tone,
} from '#panel';
import { DocumentsList } from './documents-list.js';
import type { OrderProps, Order } from './order.js';

const TONES: Record<Schemas['InvoiceState'], Tone> = { pending: 'warn', ready: 'good', failed: 'bad' };
const ASK_AGAIN_MS = 1_500;

/** Shows the latest invoice of the order, or issues one on request. The list of documents offers the files. */
export function InvoiceCard({ order, reload }: OrderProps): ReactElement | null {
  const say = useText();
  const make = useSubmit(async () => {
    await api.post(`/api/orders/${order.id}/invoice`);
    await reload();
  });
  if (!order.invoice_path && !order.can.invoice) return null;
  return (
    <Card title={say('order.invoice.title')}>
      {make.error && <ErrorBox error={make.error} />}
      {order.invoice_path ? (
        <>
          <Issued key={order.version} order={order} />
          <DocumentsList key={order.history.length} order={order} reload={reload} />
        </>
      ) : (
        <>
          <p className="soft">{say('order.invoice.none')}</p>
          <div>
            <Button busy={make.busy} onClick={() => void make.submit()}>
              {say('order.invoice.make')}
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}

function Issued({ order }: { readonly order: Order }): ReactElement {
  const say = useText();
  const { data, error, reload } = useRead(`/api/admin/orders/${order.id}/invoice`);
  const isPending = data?.state === 'pending';
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = window.setInterval(() => void reload(), ASK_AGAIN_MS);
    return () => window.clearInterval(timer);
  }, [isPending, reload]);
  const retry = useSubmit(async () => {
    await api.post(`/api/orders/${order.id}/invoice`);
    notify.good(say('order.invoice.asked'));
    await reload();
  });
  if (error) return <ErrorBox error={error} onRetry={() => void reload()} />;
  if (!data) return <Loading lines={2} />;
  return (
    <div className="stack">
      <Facts
        items={[
          { label: say('order.invoice.number'), value: data.number },
          { label: say('order.invoice.issued'), value: format.date(data.issued_at) },
          {
            label: say('order.invoice.state'),
            value: (
              <span role="status">
                <Badge tone={TONES[data.state]}>{say(`order.invoice.states.${data.state}`)}</Badge>
              </span>
            ),
          },
          ...(data.cancelled_at
            ? [{ label: say('order.invoice.states.cancelled'), value: format.date(data.cancelled_at) }]
            : []),
        ]}
      />
      {data.cancelled_at && <p className="soft">{say('order.invoice.cancelled_note')}</p>}
      {!data.cancelled_at && data.replaces && (
        <p className="soft">{say('order.invoice.replaces', { number: data.replaces })}</p>
      )}
      {retry.error && <ErrorBox error={retry.error} />}
      {data.state === 'failed' && order.can.invoice && (
        <div className="actions">
          <Button busy={retry.busy} onClick={() => void retry.submit()}>
            {say('order.invoice.again')}
          </Button>
        </div>
      )}
    </div>
  );
}
