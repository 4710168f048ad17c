import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PaymentMethodEntity } from './data/payment-method.entity.js';
import { MethodRows } from './data/method-rows.js';
import { BanksController } from './http/banks.controller.js';
import { PaymentMethodsController } from './http/payment-methods.controller.js';
import { PaymentSettingsController } from './http/payment-settings.controller.js';
import { PaymentFacade } from './payment.facade.js';
import { BankDetailsBlock } from './use-cases/bank-details.js';
import { CallGateway } from './use-cases/call-gateway.js';
import { ChangeMethod } from './use-cases/change-method.js';
import { EnsureMethods } from './use-cases/ensure-methods.js';
import { FindMethods } from './use-cases/find-methods.js';
import { BANK_COUNTRY } from '../ports/bank-country.js';
import { AnonymizePayers } from './use-cases/anonymize-payers.js';
import { GatewayRegistry } from './use-cases/gateway-registry.js';
import { IbanCountry } from './use-cases/iban-country.js';
import { ListMethods } from './use-cases/list-methods.js';
import { OfferToTemplates } from './use-cases/offer-to-templates.js';
import { ReorderMethods } from './use-cases/reorder-methods.js';
import { PaymentLedger } from './use-cases/payment-ledger.js';
import { PreviewMethod } from './use-cases/preview-method.js';
import { ReadMethodSettings } from './use-cases/read-method-settings.js';
import { RefundLedger } from './use-cases/refund-ledger.js';
import { ResealSecrets } from './use-cases/reseal-secrets.js';
import { ShowPayButtons } from './use-cases/show-pay-buttons.js';
import { WatchPending } from './use-cases/watch-pending.js';

/** Global for the port that taxes are worked out by. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([PaymentMethodEntity])],
  controllers: [BanksController, PaymentMethodsController, PaymentSettingsController],
  providers: [
    GatewayRegistry,
    EnsureMethods,
    MethodRows,
    FindMethods,
    ListMethods,
    ReadMethodSettings,
    ChangeMethod,
    ReorderMethods,
    PreviewMethod,
    ResealSecrets,
    AnonymizePayers,
    CallGateway,
    PaymentLedger,
    RefundLedger,
    BankDetailsBlock,
    ShowPayButtons,
    OfferToTemplates,
    WatchPending,
    PaymentFacade,
    IbanCountry,
    { provide: BANK_COUNTRY, useExisting: IbanCountry },
  ],
  exports: [PaymentFacade, BANK_COUNTRY],
})
export class PaymentModule {}
