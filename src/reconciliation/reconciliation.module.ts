import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditLog } from '../identity/index.js';
import { OrderModule } from '../order/index.js';
import { PaymentModule } from '../payment/index.js';
import { SettlementModule } from '../settlement/index.js';
import { AccountRows } from './data/account-rows.js';
import { AllocationRows } from './data/allocation-rows.js';
import { BankDataPrivacy } from './data/bank-data-privacy.js';
import { BankFigures } from './data/bank-figures.js';
import { ChangedOrders } from './data/changed-orders.js';
import { ExportedRows } from './data/exported-rows.js';
import { FetchedPeriods } from './data/fetched-periods.js';
import { ImportRows } from './data/import-rows.js';
import { StatementProfileEntity } from './data/statement-profile.entity.js';
import { SuggestedOrders } from './data/suggested-orders.js';
import { TransactionRows } from './data/transaction-rows.js';
import { WaitingRows } from './data/waiting-rows.js';
import { MonobankFeed } from './feeds/banks/monobank.feed.js';
import { PrivatbankFeed } from './feeds/banks/privatbank.feed.js';
import { ChangeFeed } from './feeds/change-feed.js';
import { FeedRows } from './feeds/data/feed-rows.js';
import { FeedRegistry } from './feeds/feed-registry.js';
import { FeedSecrets } from './feeds/feed-secrets.js';
import { BankFeedsController } from './feeds/http/bank-feeds.controller.js';
import { ListFeeds } from './feeds/list-feeds.js';
import { PollFeeds } from './feeds/poll-feeds.js';
import { ReadFolder } from './feeds/read-folder.js';
import { RunFeed } from './feeds/run-feed.js';
import { WatchFolder } from './feeds/watch-folder.js';
import { BankAccountsController } from './http/bank-accounts.controller.js';
import { BankStatementsController } from './http/bank-statements.controller.js';
import { AcceptSuggestionsController } from './http/accept-suggestions.controller.js';
import { BankTransactionsController } from './http/bank-transactions.controller.js';
import { DecideTransactionsController } from './http/decide-transactions.controller.js';
import { ExportTransactionsController } from './http/export-transactions.controller.js';
import { PersonalBankData } from './http/personal-bank-data.js';
import { ReceiveStatement } from './http/receive-statement.js';
import { StatementProfilesController } from './http/statement-profiles.controller.js';
import { ChangedOrdersListener } from './listeners/changed-orders.listener.js';
import { ReconciliationFacade } from './reconciliation.facade.js';
import { CourierDebtsController } from './registers/http/courier-debts.controller.js';
import { CourierRegistersController } from './registers/http/courier-registers.controller.js';
import { CourierRowsController } from './registers/http/courier-rows.controller.js';
import { RegisterProfilesController } from './registers/http/register-profiles.controller.js';
import { RegisterProfileEntity } from './registers/data/register-profile.entity.js';
import { ReceiveRegister } from './registers/http/receive-register.js';
import { RegistersModule } from './registers/registers.module.js';
import { ChangeRegister } from './registers/use-cases/change-register.js';
import { ImportRegister } from './registers/use-cases/import-register.js';
import { RegisterProfiles } from './registers/use-cases/register-profiles.js';
import { RefundsModule } from './refunds/refunds.module.js';
import { StatementCoverage } from './statement-coverage.js';
import { AcceptSuggestions } from './use-cases/accept-suggestions.js';
import { BookAllocations } from './use-cases/book-allocations.js';
import { BookCertain } from './use-cases/book-certain.js';
import { BookRegisters } from './use-cases/book-registers.js';
import { ConfirmRegisters } from './use-cases/confirm-registers.js';
import { ConfirmReturn } from './use-cases/confirm-return.js';
import { CurrentSuggestions } from './use-cases/current-suggestions.js';
import { DecideTransactions } from './use-cases/decide-transactions.js';
import { DoubtReturned } from './use-cases/doubt-returned.js';
import { RenewConcerned } from './use-cases/renew-concerned.js';
import { FindLastDecision } from './use-cases/find-last-decision.js';
import { FollowPayments } from './use-cases/follow-payments.js';
import { ExportTransactions } from './use-cases/export-transactions.js';
import { FindNewTransactions } from './use-cases/find-new-transactions.js';
import { FindPayableOrders } from './use-cases/find-payable-orders.js';
import { NoteChangedOrders } from './use-cases/note-changed-orders.js';
import { OrdersByName } from './use-cases/orders-by-name.js';
import { ImportStatement } from './use-cases/import-statement.js';
import { ListAccounts } from './use-cases/list-accounts.js';
import { MatchCredits } from './use-cases/match-credits.js';
import { MatchLeftOver } from './use-cases/match-left-over.js';
import { MatchTransaction } from './use-cases/match-transaction.js';
import { PredictStates } from './use-cases/predict-states.js';
import { PrepareImport } from './use-cases/prepare-import.js';
import { PreviewImport } from './use-cases/preview-import.js';
import { RenewSuggestions } from './use-cases/renew-suggestions.js';
import { ReversePayments } from './use-cases/reverse-payments.js';
import { SetAside } from './use-cases/set-aside.js';
import { SettleReturn } from './use-cases/settle-return.js';
import { StatementProfiles } from './use-cases/statement-profiles.js';
import { SuggestRegisters } from './use-cases/suggest-registers.js';
import { StoreImport } from './use-cases/store-import.js';
import { UnmatchTransaction } from './use-cases/unmatch-transaction.js';

const feeds = [
  ChangeFeed,
  FeedRegistry,
  FeedRows,
  FeedSecrets,
  ListFeeds,
  MonobankFeed,
  PollFeeds,
  PrivatbankFeed,
  ReadFolder,
  RunFeed,
  WatchFolder,
];

const registers = [
  BookRegisters,
  ChangeRegister,
  ConfirmRegisters,
  ImportRegister,
  ReceiveRegister,
  RegisterProfiles,
  SuggestRegisters,
  DoubtReturned,
  RenewConcerned,
];

/**
 * Imports bank statements, matches their transactions with orders, and lets administrators match the rest. Payments are
 * recorded by the settlement module.
 */
@Module({
  imports: [
    OrderModule,
    PaymentModule,
    SettlementModule,
    RefundsModule,
    RegistersModule,
    TypeOrmModule.forFeature([StatementProfileEntity, RegisterProfileEntity]),
  ],
  controllers: [
    BankStatementsController,
    StatementProfilesController,
    AcceptSuggestionsController,
    ExportTransactionsController,
    BankTransactionsController,
    DecideTransactionsController,
    BankAccountsController,
    BankFeedsController,
    CourierRegistersController,
    CourierRowsController,
    CourierDebtsController,
    RegisterProfilesController,
  ],
  providers: [
    AuditLog,
    AccountRows,
    AllocationRows,
    BankDataPrivacy,
    BankFigures,
    ChangedOrders,
    ExportedRows,
    FetchedPeriods,
    ImportRows,
    StatementCoverage,
    SuggestedOrders,
    TransactionRows,
    WaitingRows,
    AcceptSuggestions,
    CurrentSuggestions,
    BookAllocations,
    BookCertain,
    ChangedOrdersListener,
    ConfirmReturn,
    DecideTransactions,
    FindLastDecision,
    ExportTransactions,
    FindNewTransactions,
    FindPayableOrders,
    FollowPayments,
    OrdersByName,
    ImportStatement,
    ListAccounts,
    MatchCredits,
    MatchLeftOver,
    MatchTransaction,
    NoteChangedOrders,
    PersonalBankData,
    PredictStates,
    PrepareImport,
    PreviewImport,
    ReceiveStatement,
    ReconciliationFacade,
    RenewSuggestions,
    ReversePayments,
    SetAside,
    SettleReturn,
    StatementProfiles,
    StoreImport,
    UnmatchTransaction,
    ...feeds,
    ...registers,
  ],
  exports: [BankFigures, ReconciliationFacade, StatementCoverage],
})
export class ReconciliationModule {}
