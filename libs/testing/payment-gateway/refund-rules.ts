import { demand, PART, type GatewayKit, type Rule } from './gateway-kit.js';

export const refundRules = (kit: GatewayKit): Rule[] => [
  {
    title: 'gives money back once per refund, and says under which id',
    check: async () => {
      const refund = kit.operation(await kit.pay(), PART);
      const [first, second] = [await kit.gateway.refund!(refund), await kit.gateway.refund!(refund)];
      for (const { success, refund_id, error } of [first, second]) {
        demand(success, `A refund of a part is refused: ${error}`);
        demand(refund_id.trim(), 'A refund has no "refund_id".');
      }
      const isSame = first.refund_id === second.refund_id;
      demand(isSame, 'Two calls with the same idempotency key made two refunds: hand the key to the provider.');
    },
  },
];
