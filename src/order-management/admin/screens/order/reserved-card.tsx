import { useState, type ReactElement } from 'react';
import { api, Button, Card, format, MoneyField, usePost, useText } from '#panel';
import { minor } from './amounts.js';
import type { OrderProps, Payment } from './order.js';
import { OrderDialog } from './order-dialog.js';

type Operation = 'capture' | 'void';

interface ReservationProps extends OrderProps {
  readonly payment: Payment;
}

/** Cards with which administrators capture or release the reserved money of the order; empty if there is none. */
export function ReservedCards(props: OrderProps): ReactElement {
  const reserved = props.order.payments.filter(({ status }) => status === 'authorized' || status === 'releasing');
  return (
    <>
      {reserved.map((payment) => (
        <Reservation key={payment.id} {...props} payment={payment} />
      ))}
    </>
  );
}

function Reservation({ payment, ...props }: ReservationProps): ReactElement {
  const say = useText();
  const [asked, setAsked] = useState<Operation | null>(null);
  const amount = format.money(payment.amount, props.order.currency);
  const dialog = { ...props, payment, onClose: () => setAsked(null) };
  const isReleasing = payment.status === 'releasing';
  return (
    <Card title={say('order.reserved.title')}>
      <p>
        {say(isReleasing ? 'order.reserved.releasing' : 'order.reserved.text', {
          amount,
          method: payment.method_title,
        })}
      </p>
      {payment.operation && !isReleasing && (
        <p className="warn-box" role="status">
          {say('order.reserved.busy')}
        </p>
      )}
      {(!payment.operation || isReleasing) && props.order.can.capture && (
        <div className="actions">
          {!isReleasing && (
            <Button kind="primary" onClick={() => setAsked('capture')}>
              {say('order.reserved.capture')}
            </Button>
          )}
          <Button kind="secondary" onClick={() => setAsked('void')}>
            {say('order.reserved.void')}
          </Button>
        </div>
      )}
      {asked === 'capture' && <CaptureDialog {...dialog} />}
      {asked === 'void' && <VoidDialog {...dialog} />}
    </Card>
  );
}

/** Captures what is still to be paid, or another part of the reserved money. */
function CaptureDialog({
  order,
  payment,
  ...dialog
}: ReservationProps & { readonly onClose: () => void }): ReactElement {
  const say = useText();
  const post = usePost();
  const [amount, setAmount] = useState<number | null>(Math.min(payment.amount, order.open_amount) || null);
  const most = format.money(payment.amount, order.currency);
  const isReady =
    amount !== null && amount > 0 && minor(amount, order.currency) <= minor(payment.amount, order.currency);
  return (
    <OrderDialog
      {...dialog}
      title={say('order.reserved.capture_title', { number: order.id })}
      submitLabel={say('order.reserved.capture_submit', { amount: format.money(amount ?? 0, order.currency) })}
      disabled={!isReady}
      send={() => post(`/api/orders/${order.id}/capture`, { amount, version: order.version })}
    >
      {(error) => (
        <MoneyField
          label={say('order.reserved.capture_amount')}
          required
          currency={order.currency}
          max={payment.amount}
          value={amount}
          onChange={setAmount}
          hint={say('order.reserved.most', { most })}
          errors={error?.fields['amount']}
        />
      )}
    </OrderDialog>
  );
}

/** Releases the reserved money after a confirmation. */
function VoidDialog({ order, payment, ...dialog }: ReservationProps & { readonly onClose: () => void }): ReactElement {
  const say = useText();
  const amount = format.money(payment.amount, order.currency);
  return (
    <OrderDialog
      {...dialog}
      danger
      title={say('order.reserved.void_title', { number: order.id })}
      submitLabel={say('order.reserved.void_submit', { amount })}
      send={() => api.post(`/api/orders/${order.id}/void`, { payment_id: payment.id, version: order.version })}
    >
      {() => <p className="warn-box">{say('order.reserved.void_text', { amount })}</p>}
    </OrderDialog>
  );
}
