import type { ReadBalance, ReadStatement, ReadTransaction } from '../read-file.types.js';
import { addsUp } from '../statement/adds-up.js';
import { dayBefore, isoDay } from '../statement/day.js';
import { negate } from '../statement/decimal.js';
import { readAmount, readDirection } from './read-amount.js';
import { readDay } from './read-entry.js';
import { readAccount } from './read-parties.js';
import type { XmlElement } from './xml-element.js';

/** The elements and transactions of a statement, in the order of the file. */
export interface StatementParts {
  readonly account: XmlElement | null;
  readonly fields: ReadonlyMap<string, XmlElement>;
  readonly balances: readonly XmlElement[];
  readonly isOnePage: boolean;
  readonly transactions: readonly ReadTransaction[];
  readonly bookedAmounts: readonly string[];
  /** Currency of the first entry, booked or not. */
  readonly entryCurrency: string | null;
  readonly notBooked: number;
}

interface Balance extends ReadBalance {
  readonly type: string;
  readonly currency: string | null;
}

function readBalance(element: XmlElement, fail: (reason: string, child: string) => never): Balance {
  const amount = readAmount(element.at('Amt')) ?? fail('bad_amount', 'Amt');
  const isDebit = readDirection(element.textAt('CdtDbtInd')) === 'DBIT' && !amount.value.startsWith('-');
  return {
    type: element.codeAt('Tp', 'CdOrPrtry') ?? '',
    amount: isDebit ? negate(amount.value) : amount.value,
    on: readDay(element.at('Dt'), () => fail('bad_date', 'Dt')),
    currency: amount.currency,
  };
}

const plain = (balance: Balance | undefined): ReadBalance | null =>
  balance ? { amount: balance.amount, on: balance.on } : null;

/** Returns the first balance of the earliest day, or the last of the latest. Some statements have daily balances. */
function pick(balances: readonly Balance[], type: string, end: 'first' | 'last'): Balance | undefined {
  const days = balances.filter((balance) => balance.type === type);
  const byDay = days.toSorted((one, other) => ((one.on ?? '') < (other.on ?? '') ? -1 : one.on === other.on ? 0 : 1));
  return end === 'first' ? byDay[0] : byDay.at(-1);
}

/** Last day of the period, at the latest the day of the closing balance. An end at midnight means the day before. */
function lastDay(period: XmlElement | undefined, from: string | null, closing: string | null): string | null {
  const text = period?.textAt('ToDtTm') ?? period?.textAt('ToDt') ?? '';
  const day = isoDay(text);
  if (day === null) return closing;
  const isMidnight = /T00:00(?::00(?:\.0+)?)?(?![\d:.])/.test(text);
  const last = isMidnight && from !== null && from < day ? dayBefore(day) : day;
  return closing !== null && closing < last && (from === null || from <= closing) ? closing : last;
}

/** Builds the statement. `fail` throws an error that names the element at the given path. */
export function readStatement(parts: StatementParts, fail: (reason: string, path: string) => never): ReadStatement {
  const { account, fields, transactions } = parts;
  const balances = parts.balances.map((element, index) =>
    readBalance(element, (reason, child) => fail(reason, `Bal[${index + 1}]/${child}`)),
  );
  const opening = pick(balances, 'OPBD', 'first') ?? pick(balances, 'PRCD', 'first');
  const closing = pick(balances, 'CLBD', 'last');
  const currency =
    account?.textAt('Ccy') ??
    opening?.currency ??
    closing?.currency ??
    parts.entryCurrency ??
    balances.find((balance) => balance.currency !== null)?.currency ??
    null;
  const days = transactions.map(({ bookedOn }) => bookedOn).toSorted();
  const period = fields.get('FrToDt');
  const starts = [isoDay(period?.textAt('FrDtTm') ?? period?.textAt('FrDt') ?? '') ?? opening?.on, days[0]];
  const from = starts.filter((day) => day !== undefined && day !== null).toSorted()[0] ?? null;
  const balance = addsUp(plain(opening), parts.bookedAmounts, plain(closing));
  return {
    account: readAccount(account ?? undefined),
    ownerName: account?.textAt('Ownr', 'Nm') ?? account?.textAt('Ownr', 'Pty', 'Nm') ?? null,
    bankName: account?.textAt('Svcr', 'FinInstnId', 'Nm') ?? null,
    currency,
    number: (fields.get('ElctrncSeqNb')?.text || fields.get('LglSeqNb')?.text) ?? null,
    from,
    to: lastDay(period, from, closing?.on ?? null) ?? days.at(-1) ?? null,
    opening: plain(opening),
    closing: plain(closing),
    addsUp: balance === false && !parts.isOnePage ? null : balance,
    isPage: !parts.isOnePage,
    transactions: transactions.map((transaction) =>
      transaction.currency === currency ? { ...transaction, currency: null } : transaction,
    ),
    notBooked: parts.notBooked,
  };
}
