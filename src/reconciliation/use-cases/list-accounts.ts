import { Injectable } from '@nestjs/common';
import type { Money } from '#kernel';
import { PaymentFacade } from '../../payment/index.js';
import { AccountRows, type BankAccount } from '../data/account-rows.js';
import { FetchedPeriods, type FetchedAccount } from '../data/fetched-periods.js';
import { isSameAccount } from '../domain/account-number.js';
import { compareOwner, type NameCheck } from '../domain/compare-owner.js';
import { incompleteOf, type Coverage } from '../domain/coverage.js';
import { coverageOfAccount } from '../domain/fetched-period.js';

/** A bank account with what its statements and bank feeds cover. */
export interface CoveredAccount extends BankAccount, Coverage {
  /** Result of comparing the payee's name with that of the owner, as the banks of payers do. */
  readonly nameCheck: NameCheck;
  /** Account holder in the payment settings, as payers see it. */
  readonly payeeName: string | null;
  readonly lastClosing: Money | null;
  /** Statements that do not add up, oldest first; see `incompleteOf`. */
  readonly incomplete: ReturnType<typeof incompleteOf>;
}

/** Lists the accounts of imported statements. */
@Injectable()
export class ListAccounts {
  constructor(
    private readonly accounts: AccountRows,
    private readonly fetched: FetchedPeriods,
    private readonly payments: PaymentFacade,
  ) {}

  async run(): Promise<CoveredAccount[]> {
    const [accounts, spans, fetched, payees] = await Promise.all([
      this.accounts.all(),
      this.accounts.spans(),
      this.fetched.all(),
      this.payments.transferAccounts(),
    ]);
    return accounts.map((account) => {
      const payee = payees.find((one) => isSameAccount(one.account, account.account));
      return {
        ...account,
        bankName: account.bankName ?? payee?.bankName ?? null,
        ...coverageOfAccount(
          spans.get(account.id) ?? [],
          fetched.filter((one) => isFor(one, account)),
        ),
        incomplete: incompleteOf(spans.get(account.id) ?? []),
        payeeName: payee?.holder || null,
        nameCheck: compareOwner(payee?.holder ?? null, account.ownerName),
      };
    });
  }
}

const isFor = (fetched: FetchedAccount, { account, currency }: BankAccount): boolean =>
  fetched.currency === currency && isSameAccount(fetched.account, account);
