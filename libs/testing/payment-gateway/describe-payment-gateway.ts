import type { PaymentGateway } from '#contracts';
import { declarationRules } from './declaration-rules.js';
import { GatewayKit, type GatewayKitOptions, type Rule } from './gateway-kit.js';
import { paymentRules } from './payment-rules.js';
import { redirectRules } from './redirect-rules.js';
import { refundRules } from './refund-rules.js';
import { reservationRules } from './reservation-rules.js';
import { webhookRules } from './webhook-rules.js';

/**
 * The contract of a payment gateway as jest tests. Call it at the top level of a spec; `describe`, `it` and `expect`
 * must be globals.
 *
 * @example describePaymentGateway('GiftCardGateway', () => new GiftCardGateway(), { data: { code: 'TEST-50' } });
 */
export function describePaymentGateway(
  name: string,
  make: () => PaymentGateway,
  options: GatewayKitOptions = {},
): void {
  describe(`${name} keeps the payment gateway contract`, () => {
    for (const { title, check } of rulesFor(make(), options)) it(title, check);
  });
}

/** Rules for the operations of the gateway and for the given options. */
export function rulesFor(gateway: PaymentGateway, options: GatewayKitOptions): Rule[] {
  const kit = new GatewayKit(gateway, options);
  return [
    ...declarationRules(kit),
    ...paymentRules(kit),
    ...(options.customer && gateway.status ? redirectRules(kit) : []),
    ...(options.message && gateway.verifyWebhook ? webhookRules(kit) : []),
    ...(options.reserving && gateway.status ? reservationRules(kit) : []),
    ...(gateway.refund ? refundRules(kit) : []),
  ];
}
