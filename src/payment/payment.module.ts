import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { configurableMethods, ProviderRegistry } from '../platform/configurable-methods/index.js';
import { PaymentMethodEntity } from './data/payment-method.entity.js';
import { AttemptRows } from './data/attempt-rows.js';
import { PaymentMessages } from './data/payment-messages.js';
import { PaymentRows } from './data/payment-rows.js';
import { PaymentEntity } from './data/payment.entity.js';
import { PaymentsSwitch } from './data/payments-switch.js';
import { ReservationRows } from './data/reservation-rows.js';
import { RefundRows } from './data/refund-rows.js';
import { RefundEntity } from './data/refund.entity.js';
import { BanksController } from './http/banks.controller.js';
import { PaymentMethodsController } from './http/payment-methods.controller.js';
import { PaymentSettingsController } from './http/payment-settings.controller.js';
import { ProviderMessagesController } from './http/provider-messages.controller.js';
import { PreviewMethodController } from './http/preview-method.controller.js';
import { PAYMENT_METHODS } from './payment-methods.js';
import { PaymentFacade } from './payment.facade.js';
import { BankDetailsBlock } from './use-cases/bank-details.js';
import { CallGateway } from './use-cases/call-gateway.js';
import { ChangePaymentMethod } from './use-cases/change-payment-method.js';
import { FindMethods } from './use-cases/find-methods.js';
import { AnonymizePayers } from './use-cases/anonymize-payers.js';
import { GatewayRegistry } from './use-cases/gateway-registry.js';
import { ListMethods } from './use-cases/list-methods.js';
import { OfferToTemplates } from './use-cases/offer-to-templates.js';
import { AttemptLedger } from './use-cases/attempt-ledger.js';
import { PaymentLedger } from './use-cases/payment-ledger.js';
import { PreviewMethod } from './use-cases/preview-method.js';
import { CallReservation } from './use-cases/call-reservation.js';
import { ReceiveMessage } from './use-cases/receive-message.js';
import { ReservationLedger } from './use-cases/reservation-ledger.js';
import { RefundLedger } from './use-cases/refund-ledger.js';
import { RenderMethod } from './use-cases/render-method.js';
import { ShowPaymentMethods } from './use-cases/show-payment-methods.js';
import { ShowPayButtons } from './use-cases/show-pay-buttons.js';
import { WatchPending } from './use-cases/watch-pending.js';

@Module({
  imports: [TypeOrmModule.forFeature([PaymentMethodEntity, PaymentEntity, RefundEntity])],
  controllers: [
    BanksController,
    PaymentMethodsController,
    PaymentSettingsController,
    PreviewMethodController,
    ProviderMessagesController,
  ],
  providers: [
    ...configurableMethods(PAYMENT_METHODS),
    { provide: GatewayRegistry, useExisting: ProviderRegistry },
    PaymentsSwitch,
    AttemptRows,
    PaymentMessages,
    ReservationRows,
    PaymentRows,
    RefundRows,
    FindMethods,
    ListMethods,
    ShowPaymentMethods,
    ChangePaymentMethod,
    PreviewMethod,
    RenderMethod,
    AnonymizePayers,
    CallGateway,
    AttemptLedger,
    PaymentLedger,
    RefundLedger,
    ReservationLedger,
    CallReservation,
    ReceiveMessage,
    BankDetailsBlock,
    ShowPayButtons,
    OfferToTemplates,
    WatchPending,
    PaymentFacade,
  ],
  exports: [
    PaymentFacade,
    AttemptLedger,
    PaymentLedger,
    RefundLedger,
    ReservationLedger,
    CallGateway,
    CallReservation,
    PaymentMessages,
  ],
})
export class PaymentModule {}
