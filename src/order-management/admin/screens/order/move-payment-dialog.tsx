import { useEffect, useRef, useState, type ReactElement } from 'react';
import { Button, Checkbox, contactName, ErrorBox, format, usePost, useText } from '#panel';
import type { OrderProps, Payment } from './order.js';
import { OrderDialog } from './order-dialog.js';
import { OpenOrderPicker, type OpenOrder } from './open-order-picker.js';
import { ReasonField } from './reason-field.js';

interface MovePaymentDialogProps extends OrderProps {
  readonly payment: Payment;
  readonly onClose: () => void;
}

/** Moves a payment to the order that it was meant for. */
export function MovePaymentDialog({ order, payment, ...dialog }: MovePaymentDialogProps): ReactElement {
  const say = useText();
  const post = usePost();
  const [target, setTarget] = useState<OpenOrder | null>(null);
  const [reason, setReason] = useState('');
  const [notifies, setNotifies] = useState(true);
  const part = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone, and the focus with it.
  useEffect(() => part.current?.querySelector<HTMLElement>('input, [tabindex]')?.focus(), [target]);
  return (
    <OrderDialog
      {...dialog}
      title={say('order.move_payment.title', { amount: format.money(payment.amount, order.currency) })}
      submitLabel={
        target ? say('order.move_payment.submit_to', { number: target.id }) : say('order.move_payment.submit')
      }
      disabled={target === null || reason.trim() === ''}
      send={() =>
        post(`/api/orders/${order.id}/payments/${payment.id}/move`, {
          order_id: target!.id,
          reason,
          notify: notifies,
          version: order.version,
        })
      }
    >
      {(error) => (
        <>
          <div ref={part}>
            {target ? (
              <p className="order-target" tabIndex={-1}>
                <span>{targetOf(say('order.title', { number: target.id }), target)}</span>
                <Button small onClick={() => setTarget(null)}>
                  {say('order.move_payment.change')}
                </Button>
              </p>
            ) : (
              <OpenOrderPicker except={order} onPick={setTarget} />
            )}
          </div>
          {target && payment.amount > target.open_amount && (
            <p className="hint-box">
              {say('order.move_payment.over', { open: format.money(target.open_amount, target.currency) })}
            </p>
          )}
          {error?.fields['order_id'] && <ErrorBox error={error} />}
          <ReasonField hint={say('order.reverse.reason_hint')} value={reason} onChange={setReason} error={error} />
          <Checkbox label={say('order.move_payment.notify')} checked={notifies} onChange={setNotifies} />
        </>
      )}
    </OrderDialog>
  );
}

const targetOf = (title: string, { customer, open_amount: open, currency }: OpenOrder): string =>
  [title, contactName(customer), format.money(open, currency)].filter(Boolean).join(' · ');
