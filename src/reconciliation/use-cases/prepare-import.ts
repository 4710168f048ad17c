import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { checkIban, isDomainError, Money } from '#kernel';
import { PaymentFacade } from '../../payment/index.js';
import { Config } from '../../platform/config/config.js';
import { AccountRows, type BankAccount } from '../data/account-rows.js';
import { isOfBank, isSameAccount, plainAccount } from '../domain/account-number.js';
import { storable, storableOrNull } from '../domain/storable.js';
import type { ImportFormat, ImportToStore, StatementToStore, TransactionToStore } from '../domain/statement-import.js';
import { keysOf } from '../domain/transaction-keys.js';
import { UnreadableStatement, type ReadStatement, type ReadTransaction } from '../reading/read-file.types.js';
import { reconciliationErrors } from '../reconciliation.errors.js';

/** Lengths to which texts are cut. */
const LONGEST = { name: 200, account: 64, text: 4_000, reference: 140 } as const;

const STEP = 500;
const MOST_STATEMENTS = 2_000;
const MOST_TRANSACTIONS = 25_000;
const MOST_CURRENCIES = 50;
/** Minor units. */
const LARGEST_BALANCE = 4_000_000_000_000n;

/** What the client sends with a file. */
export interface ImportOptions {
  /** Account for a file that names none. */
  readonly account: string | null;
  /** Whether an account that the shop does not know is added. */
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
    mustBeBounded(statements);
    const parts: StatementToStore[] = [];
    for (const [statement, isForeign] of statements.flatMap(byCurrency)) {
      const account = accountOf(statement, [...known.map((each) => each.account), ...own], options);
      const currency = statement.currency ?? currencyOf(account, known) ?? this.config.currency;
      parts.push({ ...(await toStore(statement, account, currency)), isForeign });
    }
    return {
      fileName: storable(fileName, LONGEST.name),
      sha256: createHash('sha256').update(bytes).digest('hex'),
      format,
      warnings: statements.some(({ addsUp }) => addsUp === false) ? ['balance_mismatch'] : [],
      statements: parts,
    };
  }
}

/** Limits the import, because it is stored in one transaction. */
function mustBeBounded(statements: readonly ReadStatement[]): void {
  const transactions = statements.reduce((sum, one) => sum + one.transactions.length, 0);
  if (statements.length > MOST_STATEMENTS || transactions > MOST_TRANSACTIONS)
    throw new UnreadableStatement('too_many_rows');
}

/** The account as the shop has stored it: the bank may write the national number instead of the IBAN. */
function accountOf(statement: ReadStatement, known: readonly string[], options: ImportOptions): string {
  const named = statement.account ?? options.account;
  if (!named || plainAccount(named) === '') throw reconciliationErrors.account_needed();
  const { bank } = statement;
  const same = known.filter((one) => isSameAccount(one, named) && (!bank || isOfBank(plainAccount(one), bank)));
  const equal = known.find((one) => plainAccount(one) === plainAccount(named));
  const account = bank ? (same.find((one) => checkIban(one).ok) ?? equal) : (equal ?? same[0]);
  if (account === undefined && !options.acceptAccount) throw unknownAccount(named);
  return storable(plainAccount(account ?? named), LONGEST.account);
}

/** The sentence about wrong check digits does not advise adding the account, because no bank has such an account. */
function unknownAccount(account: string): Error {
  const checked = checkIban(account);
  const isWrong = !checked.ok && checked.reason === 'checksum';
  const wording = isWrong ? { wording: 'wrong_check_digits' } : {};
  return reconciliationErrors.unknown_account({ account, has_wrong_check_digits: isWrong, ...wording });
}

/** The currency of the account's earlier statements, if there is only one. */
const currencyOf = (account: string, known: readonly BankAccount[]): string | null => {
  const currencies = known.filter((one) => one.account === account).map(({ currency }) => currency);
  return currencies.length === 1 ? currencies[0]! : null;
};

/**
 * Splits a statement with transactions in several currencies. Only the part in the statement's own currency has
 * balances. The other parts are foreign, unless the statement has no currency of its own.
 */
function byCurrency(statement: ReadStatement): Array<[part: ReadStatement, isForeign: boolean]> {
  const groups = new Map<string | null, ReadTransaction[]>();
  for (const transaction of statement.transactions) {
    const currency = transaction.currency ?? statement.currency;
    const group = groups.get(currency);
    if (group) group.push(transaction);
    else groups.set(currency, [transaction]);
  }
  const named = [...groups.keys()].filter((currency) => currency !== null);
  if (named.length > MOST_CURRENCIES) throw new UnreadableStatement('too_complex');
  const own = statement.currency ?? (named.length === 1 ? named[0]! : null);
  const foreign = named.filter((currency) => currency !== own);
  const ownTransactions = [...(groups.get(own) ?? []), ...(own === null ? [] : (groups.get(null) ?? []))];
  const parts: Array<[ReadStatement, boolean]> = foreign.map((currency) => [
    { ...statement, currency, opening: null, closing: null, transactions: groups.get(currency)! },
    own !== null,
  ]);
  const isEmpty = foreign.length > 0 && ownTransactions.length === 0 && own === null;
  return isEmpty ? parts : [[{ ...statement, currency: own, transactions: ownTransactions }, false], ...parts];
}

async function toStore(
  statement: ReadStatement,
  account: string,
  currency: string,
): Promise<Omit<StatementToStore, 'isForeign'>> {
  const { bankName, ownerName, number, from, to, opening, closing, addsUp, isPage } = statement;
  const transactions: TransactionToStore[] = [];
  for (const read of statement.transactions) {
    const minor = minorOf(read.amount, currency);
    transactions.push({ ...storableTexts(read), minor, keys: keysOf(read, minor, currency) });
    // The pause lets other requests run.
    if (transactions.length % STEP === 0) await nextTurn();
  }
  return {
    account,
    currency,
    bankName: storableOrNull(bankName, LONGEST.name),
    ownerName: storableOrNull(ownerName, LONGEST.name),
    number: storableOrNull(number, LONGEST.reference),
    from,
    to,
    opening: opening && balanceOf(opening.amount, currency),
    closing: closing && balanceOf(closing.amount, currency),
    addsUp: opening && closing && (isPage ? (addsUp ?? false) : addsUp),
    transactions,
  };
}

/** Limits balances to half of the largest amount, so that the difference of two is a valid amount. */
function balanceOf(amount: string, currency: string): bigint {
  const minor = minorOf(amount, currency);
  if (minor > LARGEST_BALANCE || minor < -LARGEST_BALANCE) throw new UnreadableStatement('bad_amount', amount);
  return minor;
}

function storableTexts(read: ReadTransaction): ReadTransaction {
  const { name, account, text, reference } = LONGEST;
  return {
    ...read,
    counterpartyName: storableOrNull(read.counterpartyName, name),
    counterpartyAccount: storableOrNull(read.counterpartyAccount, account),
    remittance: storable(read.remittance, text),
    creditorReference: storableOrNull(read.creditorReference, reference),
    endToEndId: storableOrNull(read.endToEndId, reference),
    bankReference: storableOrNull(read.bankReference, reference),
    entryReference: storableOrNull(read.entryReference, reference),
    returnReason: read.returnReason && {
      code: storableOrNull(read.returnReason.code, reference),
      text: storableOrNull(read.returnReason.text, text),
    },
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
