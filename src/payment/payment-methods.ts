import { PAYMENT_GATEWAY, type PaymentGateway } from '#contracts';
import type { MethodKind } from '../platform/configurable-methods/index.js';
import { isMethodReferred } from './data/method-references.js';
import { PaymentMethodEntity } from './data/payment-method.entity.js';
import { COMMON_SETTINGS, FORM_LAYOUT } from './domain/common-settings.js';
import { configurePaymentMethod, type ConfiguredPaymentMethod } from './domain/configured-method.js';
import { paymentErrors } from './payment.errors.js';

/** Declares payment methods as a kind of configurable methods. */
export const PAYMENT_METHODS: MethodKind<PaymentGateway, ConfiguredPaymentMethod> = {
  name: 'payment_method',
  entity: PaymentMethodEntity,
  provider: { kind: 'payment gateway', marker: PAYMENT_GATEWAY, operation: 'process' },
  tag: 'payment-methods',
  sealedFor: 'payment method settings',
  resealedAs: 'payment_methods',
  reorderedAction: 'payment_methods.ordered',
  common: COMMON_SETTINGS,
  layout: FORM_LAYOUT,
  unknown: paymentErrors.unknown_payment_method,
  noSuchKey: (key) => ({ key: 'payment.errors.no_such_key', args: { key } }),
  isReferred: isMethodReferred,
  configure: configurePaymentMethod,
};
