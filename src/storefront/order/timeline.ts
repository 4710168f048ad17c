import type { OrderJourney, PaymentTime, PresentedRefund } from '../../order-view/index.js';

type Status = OrderJourney['status'];

export interface Step {
  readonly status: Status;
  /** Null for future steps. */
  readonly at: Date | null;
  readonly state: 'done' | 'current' | 'ahead';
  /** Amount of a refund, which does not change the status. */
  readonly refunded?: string;
}

/** The regular sequence of an order's statuses, by the time at which the payment method is paid. */
const PATHS: Readonly<Record<PaymentTime, readonly Status[]>> = {
  before: ['awaiting_payment', 'paid', 'ready_for_shipment', 'shipped', 'completed'],
  on_delivery: ['ready_for_shipment', 'shipped', 'paid', 'completed'],
  at_once: ['processing', 'ready_for_shipment', 'shipped', 'completed'],
};

/** Past, current and future steps of an order; a cancelled one ends at its cancellation. */
export function timeline(journey: OrderJourney): Step[] {
  const passed = passedSteps(journey);
  const { status } = journey;
  return [
    ...passed.map((step, index): Step => ({
      ...step,
      state: index === passed.length - 1 && status !== 'completed' ? 'current' : 'done',
    })),
    ...ahead(
      journey,
      passed.map((step) => step.status),
    ).map((next): Step => ({ status: next, at: null, state: 'ahead' })),
  ];
}

/** Adds refunds after the steps that were reached before them. */
export function withRefunds(
  steps: readonly Step[],
  refunds: readonly Pick<PresentedRefund, 'at' | 'amount'>[],
): Step[] {
  const all = [...steps];
  for (const { at, amount } of refunds) {
    const place = all.findLastIndex((step) => step.at !== null && step.at <= at);
    const { status } = all[place] ?? all[0]!;
    all.splice(place + 1, 0, { status, at, state: 'done', refunded: amount });
  }
  return all;
}

/**
 * Returns the steps that the timeline shows as done. An order can begin to await payment more than once, e.g. after its
 * payment was reversed. Only the steps since the last time are shown.
 */
function passedSteps({ placedAt, moves }: OrderJourney): Array<{ status: Status; at: Date }> {
  const statuses = moves.map(({ to }) => to);
  const start = Math.max(statuses.lastIndexOf('pending') + 1, statuses.lastIndexOf('awaiting_payment'), 0);
  return [{ status: 'pending', at: placedAt }, ...moves.slice(start).map(({ to, at }) => ({ status: to, at }))];
}

function ahead({ status, payment, isPaid }: OrderJourney, passed: readonly Status[]): Status[] {
  if (status === 'cancelled' || status === 'completed') return [];
  const path = PATHS[payment];
  const reached = Math.max(...passed.map((one) => path.indexOf(one)));
  return path.slice(reached + 1).filter((one) => !passed.includes(one) && !(one === 'paid' && isPaid));
}
