export { SettlementModule } from './settlement.module.js';
export { deliveryUnsettled, settlementErrors } from './settlement.errors.js';
export { acceptsPayment, payableOrder, waitsForMoney } from './domain/payable-order.js';
export { AwaitMoney, waitsBy } from './use-cases/await-money.js';
export { PayFreeOrder } from './use-cases/pay-free-order.js';
export { ReceivePayment, type Receipt } from './use-cases/receive-payment.js';
export { SettlePayment } from './use-cases/settle-payment.js';
export { SettleRefund } from './use-cases/settle-refund.js';
