// Writes payments and refunds, and calls gateways. For settlement only, by a rule of .dependency-cruiser.cjs.
export { CallGateway } from './use-cases/call-gateway.js';
export { PaymentLedger } from './use-cases/payment-ledger.js';
export { RefundLedger } from './use-cases/refund-ledger.js';
