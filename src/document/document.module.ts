import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OrderModule } from '../order/index.js';
import { OrderViewModule } from '../order-view/index.js';
import { PaymentModule } from '../payment/index.js';
import { AuditLog } from '../identity/index.js';
import { builtInCodes } from './codes/built-in-codes.js';
import { PaymentCodes } from './codes/payment-codes.js';
import { AnonymizedDocuments } from './data/anonymized-documents.js';
import { InvoiceFiles } from './data/invoice-files.js';
import { InvoiceEntity } from './data/invoice.entity.js';
import { InvoiceRepository } from './data/invoice.repository.js';
import { DocumentFacade } from './document.facade.js';
import { InvoicesController } from './http/invoices.controller.js';
import { PackingSlipsController } from './http/packing-slips.controller.js';
import { OrderChangesListener } from './listeners/order-changes.listener.js';
import { CancelInvoice } from './use-cases/cancel-invoice.js';
import { CreateInvoice } from './use-cases/create-invoice.js';
import { DraftInvoice } from './use-cases/draft-invoice.js';
import { AnonymizeBuyers } from './use-cases/anonymize-buyers.js';
import { IssueAutomatically } from './use-cases/issue-automatically.js';
import { FindEarnedAgain } from './use-cases/find-earned-again.js';
import { IssueInvoice } from './use-cases/issue-invoice.js';
import { ListValidDocuments } from './use-cases/list-valid-documents.js';
import { MailDocuments } from './use-cases/mail-documents.js';
import { MailCode } from './use-cases/mail-code.js';
import { MakeInvoiceFile } from './use-cases/make-invoice-file.js';
import { Letterhead } from './use-cases/letterhead.js';
import { PrintDocument } from './use-cases/print-document.js';
import { OrderInvoiceFile } from './use-cases/order-invoice-file.js';
import { ReadInvoice } from './use-cases/read-invoice.js';
import { RefreshInvoice } from './use-cases/refresh-invoice.js';
import { CreditedDocuments } from './data/credited-documents.js';
import { DocumentsController } from './http/documents.controller.js';
import { AwaitFile } from './use-cases/await-file.js';
import { CreditAutomatically } from './use-cases/credit-automatically.js';
import { IssueCreditNote } from './use-cases/issue-credit-note.js';
import { PrintPackingSlips } from './use-cases/print-packing-slips.js';
import { ReadDocuments } from './use-cases/read-documents.js';
import { StoreCreditNote } from './use-cases/store-credit-note.js';
import { DocumentDays } from './use-cases/document-days.js';
import { StoreInvoice } from './use-cases/store-invoice.js';
import { WriteEInvoice } from './use-cases/write-e-invoice.js';

/** Invoices and credit notes with gapless numbers, their contents and files; packing slips. */
@Module({
  imports: [OrderModule, OrderViewModule, PaymentModule, TypeOrmModule.forFeature([InvoiceEntity])],
  controllers: [InvoicesController, DocumentsController, PackingSlipsController],
  providers: [
    AuditLog,
    InvoiceRepository,
    AnonymizedDocuments,
    InvoiceFiles,
    DraftInvoice,
    DocumentDays,
    StoreInvoice,
    IssueInvoice,
    FindEarnedAgain,
    IssueAutomatically,
    OrderInvoiceFile,
    Letterhead,
    PrintDocument,
    MakeInvoiceFile,
    CreateInvoice,
    ReadInvoice,
    OrderChangesListener,
    CancelInvoice,
    RefreshInvoice,
    AnonymizeBuyers,
    CreditedDocuments,
    AwaitFile,
    CreditAutomatically,
    IssueCreditNote,
    PrintPackingSlips,
    ReadDocuments,
    StoreCreditNote,
    ...builtInCodes,
    PaymentCodes,
    MailCode,
    ListValidDocuments,
    MailDocuments,
    WriteEInvoice,
    DocumentFacade,
  ],
  exports: [DocumentFacade, MailCode, MailDocuments],
})
export class DocumentModule {}
