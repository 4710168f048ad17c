import type { PaymentResult } from '#contracts';
import { demand, type Finished, type GatewayKit, type Rule } from './gateway-kit.js';
import { demandDeclined } from './payment-rules.js';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Rules for payments on the provider's page. */
export const redirectRules = (kit: GatewayKit): Rule[] => [
  {
    title: 'sends the customer to an https page of the provider',
    check: async () => {
      const { outcome, redirect_url: address } = await kit.gateway.process(kit.request());
      demand(outcome === 'redirect', `process answers "${outcome ?? 'captured'}" where the customer has not paid yet.`);
      demand(address !== undefined && URL.canParse(address), 'The "redirect_url" is not an absolute address.');
      const { protocol, hostname, username, password } = new URL(address);
      const isSafe = protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));
      demand(isSafe, 'The "redirect_url" is not an https address; http is accepted for loopback hosts only.');
      demand(!username && !password, 'The "redirect_url" has a user or a password in it.');
    },
  },
  {
    title: 'does not say that a payment was made before the customer has made it',
    check: async () => {
      const attempt = kit.request();
      demand((await kit.status(attempt, null)) === null, 'status of a key that was never used is not null.');
      const { transaction_id: id } = await kit.gateway.process(attempt);
      const known = await kit.status(attempt, id || null);
      if (known === null) return;
      const isOpen = known.success && (known.outcome === 'pending' || known.outcome === 'redirect');
      demand(isOpen, `status answers ${wordOf(known)} while the customer is on the page: answer "pending".`);
    },
  },
  {
    title: 'names the amount and the currency once the customer has paid, with or without the transaction id',
    check: async () => {
      const paid = await kit.pay();
      demandPaid(paid);
      const known = await kit.status(paid.attempt, null);
      demand(known !== null, 'status does not find the payment by its key alone.');
      demandPaid({ ...paid, result: known });
    },
  },
  {
    title: 'sends no customer to the page again who has paid',
    check: async () => {
      const { attempt, result } = await kit.pay();
      const again = await kit.gateway.process(attempt);
      const isSame = again.outcome === result.outcome && again.transaction_id === result.transaction_id;
      demand(isSame, `A repeated pay call answers ${wordOf(again)}, status ${wordOf(result)}: they must be the same.`);
    },
  },
  ...(kit.options.customer?.decline
    ? [
        {
          title: 'says why the provider declined the customer’s payment',
          check: async () => {
            const attempt = kit.request();
            const { redirect_url: address, transaction_id: id } = await kit.gateway.process(attempt);
            await kit.options.customer!.decline!(address!);
            demandDeclined(await kit.status(attempt, id || null), 'status');
          },
        },
      ]
    : []),
];

/** @throws Error unless the answer is a payment, or a reservation, of the requested amount */
export function demandPaid({ attempt, result }: Finished, amount = attempt.amount_minor): void {
  const { outcome = 'captured' } = result;
  const isPaid = result.success && (outcome === 'captured' || outcome === 'authorized');
  demand(isPaid, `status answers ${wordOf(result)} after the customer has paid.`);
  demand(result.transaction_id, 'The "transaction_id" of a payment that was made is empty.');
  const isSame = result.amount_minor === amount && result.currency === attempt.currency;
  const named = `${String(result.amount_minor)} ${String(result.currency)}`;
  demand(isSame, `The answer names ${named} in place of ${amount} ${attempt.currency}: the shop would not book it.`);
  const isOrder = result.order_id === undefined || result.order_id === attempt.order_id;
  demand(isOrder, `The answer names the order ${result.order_id} in place of ${attempt.order_id}.`);
}

export const wordOf = ({ success, outcome = 'captured' }: PaymentResult): string =>
  success ? `"${outcome}"` : '`success: false`';
