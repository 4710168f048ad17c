import type { PaymentResult } from '#contracts';
import { LANGUAGES } from '#kernel';
import { demand, type GatewayKit, type Rule } from './gateway-kit.js';

const OUTCOMES = ['captured', 'authorized', 'redirect', 'pending', 'offline'];

/** Rules for the answers of `process` of all gateways. */
export const paymentRules = (kit: GatewayKit): Rule[] => [
  {
    title: 'answers a payment with success, a transaction id and a message',
    check: async () => {
      const result = await kit.gateway.process(kit.request());
      demandResult(result);
      demand(!kit.gateway.awaits || result.outcome === 'offline', 'It declares `awaits`: the outcome is "offline".');
    },
  },
  {
    title: 'answers in every language of the shop',
    check: async () => {
      for (const language of LANGUAGES) {
        const { message } = await kit.gateway.process(kit.request({ language }));
        demand(message.trim() !== '', `The message for customers is empty in the language "${language}".`);
      }
    },
  },
  {
    title: 'takes a payment once, however often the same attempt is repeated',
    check: async () => {
      const attempt = kit.request();
      const [first, second] = await Promise.all([kit.gateway.process(attempt), kit.gateway.process(attempt)]);
      const isSame = first.transaction_id === second.transaction_id && first.redirect_url === second.redirect_url;
      demand(isSame, 'Two calls with the same idempotency key made two payments: hand the key to the provider.');
    },
  },
  {
    title: 'keeps no state of the request: the same object comes back unchanged',
    check: async () => {
      const attempt = kit.request();
      const before = JSON.stringify(attempt);
      await kit.gateway.process(attempt);
      demand(JSON.stringify(attempt) === before, 'process changes the request that it is given.');
    },
  },
  ...(kit.options.declined
    ? [
        {
          title: 'says why a payment is declined',
          check: async () => {
            const { declined: data } = kit.options;
            demandDeclined(await kit.gateway.process(kit.request({ data: data! })), 'process');
          },
        },
      ]
    : []),
  ...(kit.gateway.status && !kit.options.customer ? [statusRule(kit)] : []),
];

const statusRule = (kit: GatewayKit): Rule => ({
  title: 'reports the outcome of an attempt afterwards, and null for an unknown attempt',
  check: async () => {
    const attempt = kit.request();
    demand((await kit.status(attempt, null)) === null, 'status of a key that was never used is not null.');
    const paid = await kit.gateway.process(attempt);
    for (const id of [null, paid.transaction_id]) {
      const known = await kit.status(attempt, id);
      const isSame = known?.success === true && known.transaction_id === paid.transaction_id;
      demand(
        isSame,
        `status does not find the payment by its key (transaction_id: ${id === null ? 'null' : 'given'}).`,
      );
    }
  },
});

/** @throws Error for an answer that the shop would not accept as a success */
function demandResult(result: PaymentResult): void {
  demand(result.success === true, `The payment did not succeed: ${result.error ?? result.message}`);
  demand(typeof result.transaction_id === 'string', 'The answer has no "transaction_id".');
  const isNamed = result.transaction_id.length > 0 || result.outcome === 'redirect';
  demand(isNamed, 'The "transaction_id" is empty: only a payment that is not made yet may have none.');
  demand(result.transaction_id.length <= 255, 'The "transaction_id" is longer than 255 characters.');
  demand(typeof result.message === 'string', 'The answer has no "message".');
  const { outcome = 'captured' } = result;
  demand(OUTCOMES.includes(outcome), `The outcome "${outcome}" is none of ${OUTCOMES.join(', ')}.`);
}

export function demandDeclined(result: PaymentResult | null, operation: string): void {
  demand(result?.success === false, `A declined payment is not \`success: false\` in the answer of ${operation}.`);
  demand(result.error?.trim(), `A declined payment has no "error" for the customer in the answer of ${operation}.`);
}
