export { BankFigures, type TransactionsToReview } from './data/bank-figures.js';
export { ReconciliationModule } from './reconciliation.module.js';
export { ReconciliationFacade } from './reconciliation.facade.js';
export { reconciliationErrors } from './reconciliation.errors.js';
export { StatementCoverage } from './statement-coverage.js';
export { IssuedInvoices } from './issued-invoices.js';
export { RefundsModule } from './refunds/refunds.module.js';
export { DueRefunds, type RefundsToSend } from './refunds/use-cases/due-refunds.js';
