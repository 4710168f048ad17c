import { useState, type ReactElement } from 'react';
import { format, MoneyField, TextArea, usePost, useText } from '#panel';
import { minor } from './amounts.js';
import type { OrderProps } from './order.js';
import { OrderDialog } from './order-dialog.js';

interface CreditNoteDialogProps extends OrderProps {
  /** Amount of the invoice that is not credited yet. */
  readonly left: number;
  readonly onClose: () => void;
}

/** Issues a credit note by an amount; by default for everything that is left of the invoice. */
export function CreditNoteDialog({ order, left, ...dialog }: CreditNoteDialogProps): ReactElement {
  const say = useText();
  const post = usePost();
  const [amount, setAmount] = useState<number | null>(left);
  const [reason, setReason] = useState('');
  const most = format.money(left, order.currency);
  const isTooMuch = amount !== null && minor(amount, order.currency) > minor(left, order.currency);
  const isReady = amount !== null && amount > 0 && !isTooMuch;
  const isAll = isReady && minor(amount, order.currency) === minor(left, order.currency);
  return (
    <OrderDialog
      {...dialog}
      title={say('order.credit_note.title', { number: order.id })}
      submitLabel={say('order.credit_note.submit')}
      disabled={!isReady || reason.trim() === ''}
      send={() => post(`/api/orders/${order.id}/credit-notes`, isAll ? { reason } : { amount: amount ?? left, reason })}
    >
      {(error) => (
        <>
          <p className="hint-box">{say('order.credit_note.hint')}</p>
          <MoneyField
            label={say('order.credit_note.amount')}
            required
            currency={order.currency}
            max={left}
            value={amount}
            onChange={setAmount}
            hint={say('order.refund.most', { most })}
            errors={isTooMuch ? [say('order.refund.too_much', { most })] : error?.fields['amount']}
          />
          <TextArea
            label={say('order.refund.reason')}
            required
            rows={3}
            maxLength={500}
            value={reason}
            onChange={setReason}
            hint={say('order.credit_note.reason_hint')}
            errors={error?.fields['reason']}
          />
        </>
      )}
    </OrderDialog>
  );
}
