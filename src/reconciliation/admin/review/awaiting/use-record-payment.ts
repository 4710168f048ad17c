import { useState } from 'react';
import { ApiError, format, notify, usePost, useText } from '#panel';
import type { AwaitingOrder } from '../types.js';

export interface Recording {
  /** Id of the order whose payment is being recorded. */
  readonly busyId: number | null;
  readonly record: (order: AwaitingOrder) => Promise<void>;
}

/** Records the open amount of an order at once; the notice offers to undo it. */
export function useRecordPayment(onChanged: () => Promise<void>): Recording {
  const say = useText();
  const post = usePost();
  const [busyId, setBusy] = useState<number | null>(null);

  const undo = async (id: number, payment: number): Promise<void> => {
    try {
      await post(`/api/orders/${id}/payments/${payment}/reverse`, { reason: say('review.undo_reason') });
      notify.good(say('review.done.reversed_payment'));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify.bad(error.message);
    }
    await onChanged();
  };

  const record = async ({ id, open_amount: amount, currency, version }: AwaitingOrder): Promise<void> => {
    if (busyId !== null) return;
    setBusy(id);
    try {
      const { data } = await post(`/api/orders/${id}/verify-payment`, { amount, version });
      const payment = data.payments.findLast(({ status }) => status === 'captured');
      notify.good(
        say('review.done.recorded', { amount: format.money(amount, currency), number: id }),
        payment && { label: say('review.undo'), onPress: () => void undo(id, payment.id) },
      );
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify.bad(error.code === 'stale_version' ? say('review.orders.changed', { number: id }) : error.message);
    } finally {
      setBusy(null);
    }
    await onChanged();
  };
  return { busyId, record };
}
