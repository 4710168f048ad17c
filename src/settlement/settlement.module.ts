import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/index.js';
import { OrderModule } from '../order/index.js';
import { PaymentModule } from '../payment/index.js';
import { ShippingModule } from '../shipping/index.js';
import { PaymentMessagesController } from './http/payment-messages.controller.js';
import { ProviderMessagesListener } from './listeners/provider-messages.listener.js';
import { UnneededReservationsListener } from './listeners/unneeded-reservations.listener.js';
import { AskPayment } from './use-cases/ask-payment.js';
import { AwaitMoney } from './use-cases/await-money.js';
import { AwaitTransfer } from './use-cases/await-transfer.js';
import { BeginOperation } from './use-cases/begin-operation.js';
import { ConfirmPayment } from './use-cases/confirm-payment.js';
import { CountRefund } from './use-cases/count-refund.js';
import { FinishOperation } from './use-cases/finish-operation.js';
import { HandleMessage } from './use-cases/handle-message.js';
import { LeaveProviderPage } from './use-cases/leave-provider-page.js';
import { MakeRefund } from './use-cases/make-refund.js';
import { MovePayment } from './use-cases/move-payment.js';
import { PayFreeOrder } from './use-cases/pay-free-order.js';
import { PayOnline } from './use-cases/pay-online.js';
import { PaymentDeadline } from './use-cases/payment-deadline.js';
import { PendingPaymentPoller } from './use-cases/pending-payment-poller.js';
import { ProviderQueues } from './use-cases/provider-queues.js';
import { ReceivePayment } from './use-cases/receive-payment.js';
import { ReinstateOrder } from './use-cases/reinstate-order.js';
import { ReleaseReservations } from './use-cases/release-reservations.js';
import { ReplayMessage } from './use-cases/replay-message.js';
import { ReversePayment } from './use-cases/reverse-payment.js';
import { SettleGoods } from './use-cases/settle-goods.js';
import { SettlePayment } from './use-cases/settle-payment.js';
import { SettleRefund } from './use-cases/settle-refund.js';
import { TakeGoods } from './use-cases/take-goods.js';

const verbs = [
  AskPayment,
  AwaitMoney,
  AwaitTransfer,
  BeginOperation,
  ConfirmPayment,
  FinishOperation,
  LeaveProviderPage,
  MakeRefund,
  MovePayment,
  PaymentDeadline,
  PayFreeOrder,
  PayOnline,
  ReceivePayment,
  ReinstateOrder,
  ReversePayment,
  SettlePayment,
  SettleRefund,
];

/** Applies payments and refunds to orders. Only this module makes orders paid. */
@Module({
  imports: [CatalogModule, OrderModule, PaymentModule, ShippingModule],
  controllers: [PaymentMessagesController],
  providers: [
    ...verbs,
    HandleMessage,
    PendingPaymentPoller,
    ProviderQueues,
    ReleaseReservations,
    ReplayMessage,
    CountRefund,
    SettleGoods,
    TakeGoods,
    ProviderMessagesListener,
    UnneededReservationsListener,
  ],
  exports: verbs,
})
export class SettlementModule {}
