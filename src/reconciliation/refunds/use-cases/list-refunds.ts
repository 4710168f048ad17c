import { Injectable } from '@nestjs/common';
import { PaymentFacade, type TransferAccount } from '../../../payment/index.js';
import { isSameAccount, plainAccount } from '../../domain/account-number.js';
import type { Payers } from '../data/paid-by.sql.js';
import { RefundFileRows } from '../data/refund-file-rows.js';
import { RefundRows, type RefundsFilter } from '../data/refund-rows.js';
import type { BankRefund } from '../domain/bank-refund.js';
import { payingAccount } from '../domain/paying-account.js';
import type { RefundFile } from '../domain/refund-file.js';

/** A refund with the account that pays it. */
export interface PayableRefund extends BankRefund {
  /** Account of the shop; null: it has none. */
  readonly account: string | null;
}

/** Lists refunds and their files: all, or those that one account of the shop pays. */
@Injectable()
export class ListRefunds {
  constructor(
    private readonly rows: RefundRows,
    private readonly fileRows: RefundFileRows,
    private readonly payments: PaymentFacade,
  ) {}

  async refunds(filter: RefundsFilter): Promise<{ refunds: PayableRefund[]; total: number }> {
    const accounts = await this.payments.transferAccounts();
    const { refunds, total } = await this.rows.list(asInSettings(filter, accounts), payersOf(accounts));
    return { refunds: refunds.map((refund) => withAccount(refund, accounts)), total };
  }

  async files(
    filter: Pick<RefundsFilter, 'account' | 'limit' | 'offset'>,
  ): Promise<{ files: RefundFile[]; total: number }> {
    const accounts = await this.payments.transferAccounts();
    return this.fileRows.list(asInSettings(filter, accounts), payersOf(accounts));
  }

  async withAccount(refund: BankRefund): Promise<PayableRefund> {
    return withAccount(refund, await this.payments.transferAccounts());
  }
}

/** The filter with the account as the payment settings have it: a bank may write the national number of an IBAN. */
function asInSettings<Filter extends Pick<RefundsFilter, 'account'>>(
  filter: Filter,
  accounts: readonly TransferAccount[],
): Filter {
  const { account: wanted } = filter;
  if (wanted === null) return filter;
  const own = accounts.find(({ account }) => isSameAccount(account, wanted));
  return { ...filter, account: plainAccount(own?.account ?? wanted) };
}

const withAccount = (refund: BankRefund, accounts: readonly TransferAccount[]): PayableRefund => ({
  ...refund,
  account: payingAccount(accounts, refund.method)?.account ?? null,
});

const payersOf = (accounts: readonly TransferAccount[]): Payers => ({
  // The list is reversed, because the first account of a method pays its refunds and fromEntries() keeps the last entry
  // of a key.
  byMethod: Object.fromEntries(accounts.toReversed().map(({ method, account }) => [method, plainAccount(account)])),
  usual: accounts[0] ? plainAccount(accounts[0].account) : null,
});
