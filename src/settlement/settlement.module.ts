import { Module } from '@nestjs/common';
import { OrderModule } from '../order/index.js';
import { PaymentModule } from '../payment/index.js';
import { AwaitMoney } from './use-cases/await-money.js';
import { PayFreeOrder } from './use-cases/pay-free-order.js';
import { PendingPaymentPoller } from './use-cases/pending-payment-poller.js';
import { ReceivePayment } from './use-cases/receive-payment.js';
import { SettlePayment } from './use-cases/settle-payment.js';
import { SettleRefund } from './use-cases/settle-refund.js';

/** Money meets order: the only way in which an order becomes paid. */
@Module({
  imports: [OrderModule, PaymentModule],
  providers: [AwaitMoney, PayFreeOrder, PendingPaymentPoller, ReceivePayment, SettlePayment, SettleRefund],
  exports: [AwaitMoney, PayFreeOrder, ReceivePayment, SettlePayment, SettleRefund],
})
export class SettlementModule {}
