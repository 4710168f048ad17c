// Writes payments and refunds, and calls gateways. Only settlement may use it, by a rule of .dependency-cruiser.cjs.
export { PaymentMessages } from './data/payment-messages.js';
export { AttemptLedger } from './use-cases/attempt-ledger.js';
export { CallGateway } from './use-cases/call-gateway.js';
export { CallReservation } from './use-cases/call-reservation.js';
export { PaymentLedger } from './use-cases/payment-ledger.js';
export { RefundLedger } from './use-cases/refund-ledger.js';
export { ReservationLedger } from './use-cases/reservation-ledger.js';
