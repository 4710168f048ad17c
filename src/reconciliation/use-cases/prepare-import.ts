import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { isDomainError, Money } from '#kernel';
import { PaymentFacade } from '../../payment/index.js';
import { Config } from '../../platform/config/config.js';
import { AccountRows, type BankAccount } from '../data/account-rows.js';
import { isSameAccount, plainAccount } from '../domain/account-number.js';
import type { ImportFormat, ImportToStore, StatementToStore } from '../domain/statement-import.js';
import { UnreadableStatement, type ReadStatement } from '../reading/read-file.types.js';
import { reconciliationErrors } from '../reconciliation.errors.js';

/** What a client says about a file. */
export interface ImportOptions {
  /** Account of a file that names none. */
  readonly account: string | null;
  /** Whether accounts that the shop does not know are added. */
  readonly acceptAccount: boolean;
}

export interface ReadImport {
  readonly fileName: string;
  readonly bytes: Uint8Array;
  readonly format: ImportFormat;
  readonly statements: readonly ReadStatement[];
}

/**
 * Finds the shop's account of each statement, and converts amounts to minor units.
 * @throws account_needed, unknown_account; UnreadableStatement for an amount that its currency cannot have
 */
@Injectable()
export class PrepareImport {
  constructor(
    private readonly accounts: AccountRows,
    private readonly payments: PaymentFacade,
    private readonly config: Config,
  ) {}

  async run({ fileName, bytes, format, statements }: ReadImport, options: ImportOptions): Promise<ImportToStore> {
    const known = await this.accounts.all();
    const own = (await this.payments.transferAccounts()).map(({ account }) => account);
    return {
      fileName,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      format,
      warnings: statements.some(({ addsUp }) => addsUp === false) ? ['balance_mismatch'] : [],
      statements: statements.flatMap((statement) =>
        byCurrency(statement).map((one) => {
          const account = accountOf(one, [...known.map((each) => each.account), ...own], options);
          return toStore(one, account, one.currency ?? currencyOf(account, known) ?? this.config.currency);
        }),
      ),
    };
  }
}

/** The account as the shop knows it: a bank may write the national number of an IBAN. */
function accountOf(statement: ReadStatement, known: readonly string[], options: ImportOptions): string {
  const named = statement.account ?? options.account;
  if (!named) throw reconciliationErrors.account_needed();
  const account = known.find((one) => isSameAccount(one, named));
  if (account === undefined && !options.acceptAccount) throw reconciliationErrors.unknown_account({ account: named });
  return plainAccount(account ?? named);
}

/** The currency of the account's earlier statements, if there is only one. */
const currencyOf = (account: string, known: readonly BankAccount[]): string | null => {
  const currencies = known.filter((one) => one.account === account).map(({ currency }) => currency);
  return currencies.length === 1 ? currencies[0]! : null;
};

/** Some banks put several currencies of one account into a statement. */
function byCurrency(statement: ReadStatement): ReadStatement[] {
  const named = new Set(statement.transactions.flatMap(({ currency }) => currency ?? []));
  const own = statement.currency ?? (named.size === 1 ? [...named][0]! : null);
  const foreign = [...named].filter((currency) => currency !== own);
  const inCurrency = (wanted: string | null) =>
    statement.transactions.filter(({ currency }) => (currency ?? own) === wanted);
  return [
    { ...statement, currency: own, transactions: inCurrency(own) },
    ...foreign.map((currency) => ({
      ...statement,
      currency,
      opening: null,
      closing: null,
      transactions: inCurrency(currency),
    })),
  ];
}

function toStore(statement: ReadStatement, account: string, currency: string): StatementToStore {
  const { bankName, ownerName, number, from, to, opening, closing, transactions } = statement;
  return {
    account,
    currency,
    bankName,
    ownerName,
    number,
    from,
    to,
    opening: opening && minorOf(opening.amount, currency),
    closing: closing && minorOf(closing.amount, currency),
    transactions: transactions.map((one) => ({ ...one, minor: minorOf(one.amount, currency) })),
  };
}

function minorOf(amount: string, currency: string): bigint {
  try {
    return Money.parse(amount, currency).minor;
  } catch (error) {
    if (isDomainError(error)) throw new UnreadableStatement('bad_amount', `${amount} ${currency}`);
    throw error;
  }
}
