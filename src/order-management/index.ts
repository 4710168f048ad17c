export { BankStatements, type StatementAccount } from './bank-statements.js';
export { ClockMails } from './clock-mails.js';
export { OrderManagementFacade } from './order-management.facade.js';
export { OrderManagementModule } from './order-management.module.js';
export { ReadClockAccounts, type ClockAccount } from './use-cases/read-clock-accounts.js';
export { ClockAccountResponse, clockAccountResponse } from './http/dto/payment-clock.response.js';
