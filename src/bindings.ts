import { Global, Module, type Provider, type Type } from '@nestjs/common';
import { BankCountry } from './cart/index.js';
import { CatalogFacade, CatalogModule, CatalogPictures, PrintedPictures } from './catalog/index.js';
import { OrdersOfCustomers, ProductCards } from './customer/index.js';
import { DocumentFacade, DocumentModule, LetterheadPictures } from './document/index.js';
import { HandRefunds, PaymentFacade, PaymentModule } from './payment/index.js';
import { OrderMailPreviews, NotificationModule } from './notification/index.js';
import { BankStatements, ClockMails } from './order-management/index.js';
import {
  DueRefunds,
  IssuedInvoices,
  ReconciliationFacade,
  ReconciliationModule,
  RefundsModule,
  StatementCoverage,
} from './reconciliation/index.js';
import { OrderFacade, OrderModule } from './order/index.js';
import { UploadedPictures } from './settings/index.js';
import { BookedTransfers } from './settlement/index.js';

/** @param needed abstract class, declared by the module that needs it */
const bind = <T>(needed: abstract new () => T, facade: Type<T>): Provider => ({ provide: needed, useExisting: facade });

/**
 * Bindings for modules that need another module but may not import it: such a module declares an abstract class, and a
 * facade of the other module implements it.
 */
@Global()
@Module({
  imports: [
    CatalogModule,
    DocumentModule,
    NotificationModule,
    OrderModule,
    PaymentModule,
    ReconciliationModule,
    RefundsModule,
  ],
  providers: [
    bind(BankCountry, PaymentFacade),
    bind(BankStatements, StatementCoverage),
    bind(BookedTransfers, ReconciliationFacade),
    bind(ClockMails, OrderMailPreviews),
    bind(HandRefunds, DueRefunds),
    bind(IssuedInvoices, DocumentFacade),
    bind(LetterheadPictures, PrintedPictures),
    bind(OrdersOfCustomers, OrderFacade),
    bind(ProductCards, CatalogFacade),
    bind(UploadedPictures, CatalogPictures),
  ],
  exports: [
    BankCountry,
    BankStatements,
    BookedTransfers,
    ClockMails,
    HandRefunds,
    IssuedInvoices,
    LetterheadPictures,
    OrdersOfCustomers,
    ProductCards,
    UploadedPictures,
  ],
})
export class BindingsModule {}
