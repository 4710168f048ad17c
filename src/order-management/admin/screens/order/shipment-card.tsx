import { useState, type ReactElement } from 'react';
import {
  api,
  Button,
  Card,
  Copyable,
  ErrorBox,
  Facts,
  Form,
  format,
  Loading,
  TextField,
  useRead,
  useRecordForm,
  useText,
} from '#panel';
import type { OrderProps, Order } from './order.js';

/** Delivery method, tracking number, and the position reported by the carrier; for pickup orders only the method. */
export function ShipmentCard({ order, reload }: OrderProps): ReactElement {
  const say = useText();
  const [editing, setEditing] = useState(false);
  const label = say(order.tracking_number ? 'order.shipment.change_number' : 'order.shipment.add_number');
  return (
    <Card
      title={say(order.is_pickup ? 'order.pickup.title' : 'order.shipment.title')}
      actions={
        order.can.track &&
        !order.is_pickup &&
        (order.status !== 'cancelled' || order.tracking_number) &&
        !editing && (
          <Button small onClick={() => setEditing(true)}>
            {label}
          </Button>
        )
      }
    >
      <Facts
        items={[
          {
            label: say(order.is_pickup ? 'order.pickup.method' : 'order.shipment.method'),
            value: order.shipping_method_title ?? say('order.shipment.none'),
          },
          {
            label: say(order.is_pickup ? 'order.pickup.shipped' : 'order.shipment.shipped_at'),
            value: format.dateTime(order.shipped_at),
          },
          {
            label: say('order.shipment.carrier'),
            value: !editing && !order.is_pickup && order.carrier !== null && order.carrier,
          },
          {
            label: say('order.shipment.tracking_number'),
            value: !editing && !order.is_pickup && order.tracking_number && <Copyable text={order.tracking_number} />,
          },
        ].filter(({ value }) => value !== false)}
      />
      {editing && <TrackingNumber order={order} reload={reload} onDone={() => setEditing(false)} />}
      {!editing && !order.is_pickup && order.tracked && <Tracking key={order.tracking_number} order={order} />}
    </Card>
  );
}

const draftOf = ({ tracking_number: number, carrier }: Order) => ({ number: number ?? '', carrier: carrier ?? '' });

function TrackingNumber({ order, reload, onDone }: OrderProps & { readonly onDone: () => void }): ReactElement {
  const say = useText();
  const { values, set, dirty, form } = useRecordForm({
    record: order,
    draftOf,
    bodyOf: ({ number, carrier }) => ({ tracking_number: number.trim() || null, carrier: carrier.trim() || null }),
    send: (body) => api.put(`/api/orders/${order.id}`, body),
    reload,
    onDone,
  });
  return (
    <Form
      {...form}
      submitLabel={say('kit.save')}
      disabled={!dirty}
      aside={<Button onClick={onDone}>{say('kit.cancel')}</Button>}
    >
      <TextField
        label={say('order.shipment.tracking_number')}
        value={values.number}
        maxLength={100}
        autoComplete="off"
        autoFocus
        onChange={(number) => set('number', number)}
        errors={form.error?.fields['tracking_number']}
      />
      <TextField
        label={say('order.shipment.carrier')}
        value={values.carrier}
        maxLength={100}
        autoComplete="off"
        onChange={(carrier) => set('carrier', carrier)}
        errors={form.error?.fields['carrier']}
      />
    </Form>
  );
}

/** Position of the parcel, loaded from the carrier each time; it may take a moment and may be unknown. */
function Tracking({ order }: { readonly order: Order }): ReactElement {
  const say = useText();
  const { data, error, loading, reload } = useRead(`/api/orders/${order.id}/tracking`);
  if (error) return <ErrorBox error={error} onRetry={() => void reload()} />;
  if (!data) return <Loading lines={2} />;
  return (
    <div className="stack">
      {data.success ? (
        <Facts
          items={[
            { label: say('order.shipment.state'), value: data.status },
            { label: say('order.shipment.location'), value: data.location },
            { label: say('order.shipment.expected'), value: expected(data.estimated_delivery) },
          ]}
        />
      ) : (
        <p className="soft">{say('order.shipment.unknown')}</p>
      )}
      <div>
        <Button small busy={loading} onClick={() => void reload()}>
          {say('order.shipment.ask_again')}
        </Button>
      </div>
    </div>
  );
}

/** Carriers report a date or a text. */
const expected = (text: string): string => (/^\d{4}-\d{2}-\d{2}/.test(text) ? format.date(text) : text);
