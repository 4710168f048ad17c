import { demand, PART, WHOLE, type Finished, type GatewayKit, type Rule } from './gateway-kit.js';
import { demandPaid, wordOf } from './redirect-rules.js';

/** Rules for money that is reserved first, and then captured or released. */
export function reservationRules(kit: GatewayKit): Rule[] {
  const { gateway } = kit;

  /** Queries the status of the payment after each operation. */
  const known = async ({ attempt, result }: Finished): Promise<Finished> => {
    const status = await kit.status(attempt, result.transaction_id);
    demand(status !== null, 'status no longer knows a payment that was reserved.');
    return { attempt, result: status };
  };

  const reserved: Rule = {
    title: 'reserves the amount, and says so when it is asked again',
    check: async () => {
      const payment = await kit.reserve();
      for (const { attempt, result } of [payment, await known(payment)]) {
        demand(result.outcome === 'authorized', `A reservation is ${wordOf(result)}: it must be "authorized".`);
        demandPaid({ attempt, result });
      }
    },
  };

  const captured = (name: string, amount: typeof WHOLE): Rule => ({
    title: `captures ${name} of the reserved amount once per key`,
    check: async () => {
      const payment = await kit.reserve();
      const capture = kit.operation(payment, amount);
      for (const time of ['The capture', 'A capture that is repeated with its key']) {
        const { success, error } = await gateway.capture!(capture);
        demand(success, `${time} is refused: ${error}`);
      }
      const { attempt, result } = await known(payment);
      const isCaptured = (result.outcome ?? 'captured') === 'captured';
      demand(isCaptured, `After the capture status answers ${wordOf(result)}: it must be "captured".`);
      demandPaid({ attempt, result }, amount.minor);
    },
  });

  const released: Rule = {
    title: 'releases a reservation once per key, and then neither has the money nor takes it',
    check: async () => {
      const payment = await kit.reserve();
      const { transaction_id, idempotency_key, settings } = kit.operation(payment, WHOLE);
      for (const time of ['The void', 'A void that is repeated with its key']) {
        const { success, error } = await gateway.void!({ transaction_id, idempotency_key, settings });
        demand(success, `${time} is refused: ${error}`);
      }
      const status = await kit.status(payment.attempt, transaction_id);
      const hasMoney = status?.success && ['captured', 'authorized'].includes(status.outcome ?? 'captured');
      demand(
        !hasMoney,
        `After the void status answers ${status && wordOf(status)}: the money is not reserved any more.`,
      );
      if (!gateway.capture) return;
      const capture = await gateway.capture(kit.operation(payment, WHOLE));
      demand(!capture.success, 'A reservation that was released can still be captured.');
      demand(capture.error?.trim(), 'A refused capture has no "error" for the administrator.');
    },
  };

  return [
    reserved,
    ...(gateway.capture ? [captured('the whole', WHOLE), captured('a part', PART)] : []),
    ...(gateway.void ? [released] : []),
  ];
}
