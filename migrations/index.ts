import { Platform1763690400000 } from './1763690400000-platform.js';
import { Catalog1763690401000 } from './1763690401000-catalog.js';
import { Shopping1763690402000 } from './1763690402000-shopping.js';
import { Orders1763690403000 } from './1763690403000-orders.js';
import { Mail1763690404000 } from './1763690404000-mail.js';
import { SearchWords1763690406000 } from './1763690406000-search-words.js';
import { LeanKeys1763690407000 } from './1763690407000-lean-keys.js';
import { AskingAgain1763690408000 } from './1763690408000-asking-again.js';
import { Invoices1763690411000 } from './1763690411000-invoices.js';
import { MailLists1763690412000 } from './1763690412000-mail-lists.js';
import { ProductAdministration1763690425000 } from './1763690425000-product-administration.js';
import { AttributesAndReviews1763690426000 } from './1763690426000-attributes-and-reviews.js';
import { OrderLists1763690430000 } from './1763690430000-order-lists.js';
import { Administrators1763690440000 } from './1763690440000-administrators.js';
import { PaymentsToVerify1763690470000 } from './1763690470000-payments-to-verify.js';
import { CancelledInvoices1763690480000 } from './1763690480000-cancelled-invoices.js';
import { CountedCategories1763700010000 } from './1763700010000-counted-categories.js';
import { KeptCartLines1763700020000 } from './1763700020000-kept-cart-lines.js';
import { ContentPages1763700030000 } from './1763700030000-content-pages.js';
import { OrderLinesAfterStock1763700130000 } from './1763700130000-order-lines-after-stock.js';
import { OpenOrderKeys1763700140000 } from './1763700140000-open-order-keys.js';
import { Intents1763700150000 } from './1763700150000-intents.js';
import { UnsettledDeliveries1763700151000 } from './1763700151000-unsettled-deliveries.js';
import { KnownDevices1763700160000 } from './1763700160000-known-devices.js';
import { MailBudget1763700170000 } from './1763700170000-mail-budget.js';
import { VerifiedAddresses1763700171000 } from './1763700171000-verified-addresses.js';
import { PersonalData1763700180000 } from './1763700180000-personal-data.js';
import { ReferencesAlike1763700189000 } from './1763700189000-references-alike.js';
import { ReferenceLetters1763700190000 } from './1763700190000-reference-letters.js';
import { MethodProviders1763800100000 } from './1763800100000-method-providers.js';
import { VariantPictures1763900100000 } from './1763900100000-variant-pictures.js';
import { ValueColors1763900100001 } from './1763900100001-value-colors.js';
import { CustomerAddresses1763900200000 } from './1763900200000-customer-addresses.js';
import { SearchVocabulary1763900300000 } from './1763900300000-search-vocabulary.js';
import { SearchSynonyms1763900300001 } from './1763900300001-search-synonyms.js';
import { StockAlerts1763900300002 } from './1763900300002-stock-alerts.js';
import { VerifiedPurchases1763900300003 } from './1763900300003-verified-purchases.js';
import { CustomerNotes1763900500000 } from './1763900500000-customer-notes.js';
import { PaymentReports1764000000000 } from './1764000000000-payment-reports.js';
import { DiscardedDeliveries1764000100000 } from './1764000100000-discarded-deliveries.js';
import { PlacedOrderKeys1764100000000 } from './1764100000000-placed-order-keys.js';
import { AwaitedPayments1764200000000 } from './1764200000000-awaited-payments.js';
import { OffersOfProducts1764300000000 } from './1764300000000-offers-of-products.js';
import { StockIsSumOfMovements1764500000000 } from './1764500000000-stock-is-sum-of-movements.js';
import { DroppedMails1764500100000 } from './1764500100000-dropped-mails.js';
import { AddressesInAscii1764600000000 } from './1764600000000-addresses-in-ascii.js';
import { SortedNames1764600100000 } from './1764600100000-sorted-names.js';
import { AccountsNeverUsed1764700000000 } from './1764700000000-accounts-never-used.js';
import { RefusedOrders1764500200000 } from './1764500200000-refused-orders.js';
import { InvoicesOnRequest1764500300000 } from './1764500300000-invoices-on-request.js';
import { SignsInSearchedWords1764800000000 } from './1764800000000-signs-in-searched-words.js';
import { OnlinePayments1765200000000 } from './1765200000000-online-payments.js';
import { Refusals1764900000000 } from './1764900000000-refusals.js';
import { StockAfterAWait1764900100000 } from './1764900100000-stock-after-a-wait.js';
import { OperationIntents1765310000000 } from './1765310000000-operation-intents.js';
import { ReservationsToRelease1765311000000 } from './1765311000000-reservations-to-release.js';
import { BankStatements1765320000000 } from './1765320000000-bank-statements.js';
import { ReversedPayments1765400000000 } from './1765400000000-reversed-payments.js';
import { ReversedPaymentsValidated1765401000000 } from './1765401000000-reversed-payments-validated.js';
import { PaymentReversals1765402000000 } from './1765402000000-payment-reversals.js';
import { CreditNotes1765800000000 } from './1765800000000-credit-notes.js';
import { CreditNotesValidated1765801000000 } from './1765801000000-credit-notes-validated.js';
import { RefundsByFile1765600000000 } from './1765600000000-refunds-by-file.js';
import { PaymentReminders1765700000000 } from './1765700000000-payment-reminders.js';
import { BankFeeds1765900000000 } from './1765900000000-bank-feeds.js';
import { Redirects1766000000030 } from './1766000000030-redirects.js';
import { GuestsByEmail1766000000031 } from './1766000000031-guests-by-email.js';
import { OneGuestPerEmail1766000000032 } from './1766000000032-one-guest-per-email.js';
import { MergedCustomers1766000000033 } from './1766000000033-merged-customers.js';
import { GuestsByEmailValidated1766000000034 } from './1766000000034-guests-by-email-validated.js';
import { RefundsByLines1766000000020 } from './1766000000020-refunds-by-lines.js';
import { Carriers1766000000022 } from './1766000000022-carriers.js';
import { OrdersByShippingMethod1766000000023 } from './1766000000023-orders-by-shipping-method.js';
import { RefundsByLinesValidated1766000000021 } from './1766000000021-refunds-by-lines-validated.js';
import { CourierRegisters1766000000000 } from './1766000000000-courier-registers.js';
import { FetchedPeriods1766000000080 } from './1766000000080-fetched-periods.js';
import { CourierRegisterProfiles1766000000160 } from './1766000000160-courier-register-profiles.js';
import { FormerMailServers1766000000210 } from './1766000000210-former-mail-servers.js';
import { ListedRegisterProfiles1766000000220 } from './1766000000220-listed-register-profiles.js';
import { SuggestedOrders1766000000230 } from './1766000000230-suggested-orders.js';
import { ReleasedTransactions1766000000300 } from './1766000000300-released-transactions.js';
import { ChangedOrders1766000000310 } from './1766000000310-changed-orders.js';
import { TaxClasses1766000000340 } from './1766000000340-tax-classes.js';
import { ValidTaxClasses1766000000341 } from './1766000000341-valid-tax-classes.js';
import { TaxedDelivery1766000000350 } from './1766000000350-taxed-delivery.js';
import { AllocatedAmounts1766000000360 } from './1766000000360-allocated-amounts.js';
import { StatementsThatAddUp1766000000370 } from './1766000000370-statements-that-add-up.js';
import { OpenAmounts1766000000140 } from './1766000000140-open-amounts.js';
import { CancelledAmounts1766000000141 } from './1766000000141-cancelled-amounts.js';
import { InvoicesByNumber1766000000142 } from './1766000000142-invoices-by-number.js';
import { FeedProblems1766000000143 } from './1766000000143-feed-problems.js';
import { MailsNotSent1766000000120 } from './1766000000120-mails-not-sent.js';
import { MailsNotSentValidated1766000000121 } from './1766000000121-mails-not-sent-validated.js';
import { CreditedInvoices1766000000144 } from './1766000000144-credited-invoices.js';
import { ValidInvoices1766000000145 } from './1766000000145-valid-invoices.js';
import { InvoicesAfterCredit1766000000146 } from './1766000000146-invoices-after-credit.js';

/** All migrations, oldest first. A released migration is never edited. */
export const migrations = [
  Platform1763690400000,
  Catalog1763690401000,
  Shopping1763690402000,
  Orders1763690403000,
  Mail1763690404000,
  SearchWords1763690406000,
  LeanKeys1763690407000,
  AskingAgain1763690408000,
  Invoices1763690411000,
  MailLists1763690412000,
  ProductAdministration1763690425000,
  AttributesAndReviews1763690426000,
  OrderLists1763690430000,
  Administrators1763690440000,
  PaymentsToVerify1763690470000,
  CancelledInvoices1763690480000,
  CountedCategories1763700010000,
  KeptCartLines1763700020000,
  ContentPages1763700030000,
  OrderLinesAfterStock1763700130000,
  OpenOrderKeys1763700140000,
  Intents1763700150000,
  UnsettledDeliveries1763700151000,
  KnownDevices1763700160000,
  MailBudget1763700170000,
  VerifiedAddresses1763700171000,
  PersonalData1763700180000,
  ReferencesAlike1763700189000,
  ReferenceLetters1763700190000,
  MethodProviders1763800100000,
  VariantPictures1763900100000,
  ValueColors1763900100001,
  CustomerAddresses1763900200000,
  SearchVocabulary1763900300000,
  SearchSynonyms1763900300001,
  StockAlerts1763900300002,
  VerifiedPurchases1763900300003,
  CustomerNotes1763900500000,
  PaymentReports1764000000000,
  DiscardedDeliveries1764000100000,
  PlacedOrderKeys1764100000000,
  AwaitedPayments1764200000000,
  OffersOfProducts1764300000000,
  StockIsSumOfMovements1764500000000,
  DroppedMails1764500100000,
  RefusedOrders1764500200000,
  InvoicesOnRequest1764500300000,
  AddressesInAscii1764600000000,
  SortedNames1764600100000,
  AccountsNeverUsed1764700000000,
  SignsInSearchedWords1764800000000,
  Refusals1764900000000,
  StockAfterAWait1764900100000,
  OnlinePayments1765200000000,
  OperationIntents1765310000000,
  ReservationsToRelease1765311000000,
  BankStatements1765320000000,
  ReversedPayments1765400000000,
  ReversedPaymentsValidated1765401000000,
  PaymentReversals1765402000000,
  RefundsByFile1765600000000,
  PaymentReminders1765700000000,
  CreditNotes1765800000000,
  CreditNotesValidated1765801000000,
  BankFeeds1765900000000,
  CourierRegisters1766000000000,
  RefundsByLines1766000000020,
  RefundsByLinesValidated1766000000021,
  Carriers1766000000022,
  OrdersByShippingMethod1766000000023,
  Redirects1766000000030,
  GuestsByEmail1766000000031,
  OneGuestPerEmail1766000000032,
  MergedCustomers1766000000033,
  GuestsByEmailValidated1766000000034,
  FetchedPeriods1766000000080,
  MailsNotSent1766000000120,
  MailsNotSentValidated1766000000121,
  OpenAmounts1766000000140,
  CancelledAmounts1766000000141,
  InvoicesByNumber1766000000142,
  FeedProblems1766000000143,
  CreditedInvoices1766000000144,
  ValidInvoices1766000000145,
  InvoicesAfterCredit1766000000146,
  CourierRegisterProfiles1766000000160,
  FormerMailServers1766000000210,
  ListedRegisterProfiles1766000000220,
  SuggestedOrders1766000000230,
  ReleasedTransactions1766000000300,
  ChangedOrders1766000000310,
  TaxClasses1766000000340,
  ValidTaxClasses1766000000341,
  TaxedDelivery1766000000350,
  AllocatedAmounts1766000000360,
  StatementsThatAddUp1766000000370,
];
