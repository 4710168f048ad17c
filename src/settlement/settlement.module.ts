import { Module } from '@nestjs/common';
import { OrderModule } from '../order/index.js';
import { PaymentModule } from '../payment/index.js';
import { AwaitMoney } from './use-cases/await-money.js';
import { ConfirmPayment } from './use-cases/confirm-payment.js';
import { MakeRefund } from './use-cases/make-refund.js';
import { PayFreeOrder } from './use-cases/pay-free-order.js';
import { PayOnline } from './use-cases/pay-online.js';
import { PendingPaymentPoller } from './use-cases/pending-payment-poller.js';
import { ReceivePayment } from './use-cases/receive-payment.js';
import { SettlePayment } from './use-cases/settle-payment.js';
import { SettleRefund } from './use-cases/settle-refund.js';

const verbs = [
  AwaitMoney,
  ConfirmPayment,
  MakeRefund,
  PayFreeOrder,
  PayOnline,
  ReceivePayment,
  SettlePayment,
  SettleRefund,
];

/** Money meets order: the only way in which an order becomes paid. */
@Module({ imports: [OrderModule, PaymentModule], providers: [...verbs, PendingPaymentPoller], exports: verbs })
export class SettlementModule {}
