/** A payment of the simulated LiqPay; amounts in minor units. */
interface SimulatedPayment {
  readonly order_id: string;
  readonly currency: string;
  readonly server_url: string;
  readonly result_url: string;
  status: 'success' | 'failure' | 'hold_wait' | 'reversed';
  amount: number;
  refund_amount: number;
}

type Answer = Record<string, unknown>;

const refusal = (err_code: string, err_description = 'The operation is not possible.'): Answer => ({
  result: 'error',
  status: 'error',
  err_code,
  err_description,
});

/** Amounts are decimal numbers with two digits, as LiqPay has them; they are compared in hundredths. */
const cents = (amount: unknown): number => Math.round(Number(amount) * 100);

/** Payments and the operations on them. */
export class SimulatedPayments {
  private readonly byOrder = new Map<string, SimulatedPayment>();

  /** Applies the customer's choice on the checkout page; a payment that was made before does not change. */
  choose(parameters: Record<string, unknown>, isPaid: boolean): SimulatedPayment {
    const known = this.byOrder.get(String(parameters['order_id']));
    if (known && known.status !== 'failure') return known;
    const made: SimulatedPayment = {
      order_id: String(parameters['order_id']),
      currency: String(parameters['currency']),
      server_url: String(parameters['server_url']),
      result_url: String(parameters['result_url']),
      status: isPaid ? (parameters['action'] === 'hold' ? 'hold_wait' : 'success') : 'failure',
      amount: Number(parameters['amount']),
      refund_amount: 0,
    };
    this.byOrder.set(made.order_id, made);
    return made;
  }

  /** Returns what `/api/request` answers. */
  operate({ action, order_id, amount }: Record<string, unknown>): Answer {
    const payment = this.byOrder.get(String(order_id));
    if (!payment) return refusal('payment_not_found', 'The payment was not found.');
    switch (action) {
      case 'status':
        return this.shown(payment);
      case 'hold_completion':
        if (payment.status !== 'hold_wait') return refusal('payment_err_status');
        if (cents(amount) > cents(payment.amount)) return refusal('err_amount_hold');
        Object.assign(payment, { status: 'success', amount: Number(amount) });
        return this.shown(payment);
      case 'refund':
        return this.refund(payment, amount ?? payment.amount);
      default:
        return refusal('err_api_action');
    }
  }

  shown({ server_url: _, result_url: __, ...payment }: SimulatedPayment): Answer {
    return { result: 'ok', ...payment };
  }

  private refund(payment: SimulatedPayment, amount: unknown): Answer {
    if (payment.status !== 'success' && payment.status !== 'hold_wait') return refusal('payment_err_status');
    const refunded = cents(payment.refund_amount) + cents(amount);
    if (refunded > cents(payment.amount)) return refusal('err_amount_hold', 'More than was paid.');
    payment.refund_amount = refunded / 100;
    if (refunded === cents(payment.amount)) payment.status = 'reversed';
    return this.shown(payment);
  }
}
