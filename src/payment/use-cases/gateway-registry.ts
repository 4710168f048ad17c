import type { PaymentGateway } from '#contracts';
import { ProviderRegistry } from '../../platform/configurable-methods/index.js';

/** The registered gateways by key. */
export abstract class GatewayRegistry extends ProviderRegistry<PaymentGateway> {}
