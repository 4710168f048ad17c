import type { ReadStatement, ReadTransaction } from '../read-file.types.js';
import { UnreadableStatement } from '../read-file.types.js';
import { negate } from '../statement/decimal.js';
import type { Detail } from './camt.types.js';
import { entryTransactions } from './entry-transactions.js';
import { readAmount } from './read-amount.js';
import { readDetail } from './read-detail.js';
import type { Place } from './read-elements.js';
import { isBooked, readEntry } from './read-entry.js';
import { readAccount } from './read-parties.js';
import { readStatement } from './read-statement.js';
import type { XmlElement } from './xml-element.js';

const FIELDS = ['ElctrncSeqNb', 'LglSeqNb', 'FrToDt'];
/** Elements with the page number of a statement. Versions before .04 have it in the header of the message. */
const PAGES = ['StmtPgntn', 'RptPgntn', 'NtfctnPgntn'];

const isWhole = (page: XmlElement): boolean =>
  page.textAt('LastPgInd') !== 'false' && Number(page.textAt('PgNb') ?? 1) === 1;

/** Builds one statement (`Stmt`, `Rpt` or `Ntfctn`) from its elements in the order of the file. */
export class StatementReader {
  private account: XmlElement | null = null;
  private readonly fields = new Map<string, XmlElement>();
  private readonly balances: XmlElement[] = [];
  private isOnePage: boolean;
  private readonly transactions: ReadTransaction[] = [];
  private readonly bookedAmounts: string[] = [];
  private entryCurrency: string | null = null;
  private entries = 0;
  private notBooked = 0;
  private details: Detail[] = [];
  private batches: XmlElement[] = [];

  /** @param path beginning of the element paths in errors, e.g. 'Stmt[2]/' */
  constructor(
    private readonly path: string,
    page: XmlElement | null,
  ) {
    this.isOnePage = page === null || isWhole(page);
  }

  /** Places of the elements below a statement. Each element goes to the reader that `current` returns at that time. */
  static places(current: () => StatementReader): ReadonlyMap<string, Place> {
    const details = new Map<string, Place>([
      ['Btch', { leave: (element) => current().batches.push(element) }],
      ['TxDtls', { leave: (element) => current().details.push(readDetail(element)) }],
    ]);
    return new Map<string, Place>([
      ...FIELDS.map((name): [string, Place] => [name, { leave: (element) => current().fields.set(name, element) }]),
      ...PAGES.map((name): [string, Place] => [name, { leave: (page) => (current().isOnePage &&= isWhole(page)) }]),
      ['Acct', { leave: (element) => (current().account ??= element) }],
      ['Bal', { leave: (element) => current().balances.push(element) }],
      ['Ntry', { leave: (element) => current().entry(element), places: new Map([['NtryDtls', { places: details }]]) }],
    ]);
  }

  finish(): ReadStatement {
    const { account, fields, balances, isOnePage, transactions, bookedAmounts, entryCurrency, notBooked } = this;
    const parts = { account, fields, balances, isOnePage, transactions, bookedAmounts, entryCurrency, notBooked };
    return readStatement(parts, (reason, path) => this.fail(reason, path));
  }

  private entry(element: XmlElement): void {
    const { details, batches } = this;
    this.details = [];
    this.batches = [];
    this.entries += 1;
    this.entryCurrency ??= readAmount(element.at('Amt'))?.currency ?? null;
    if (!isBooked(element)) {
      this.notBooked += 1;
      return;
    }
    const path = `Ntry[${this.entries}]`;
    const entry = readEntry(element, details, batches, (reason, child) => this.fail(reason, `${path}/${child}`));
    this.bookedAmounts.push(entry.direction === 'DBIT' ? negate(entry.amount.value) : entry.amount.value);
    const owner = { name: this.account?.textAt('Ownr', 'Nm') ?? null, account: readAccount(this.account ?? undefined) };
    this.transactions.push(...entryTransactions(entry, owner));
  }

  private fail(reason: string, path: string): never {
    throw new UnreadableStatement(reason, this.path + path);
  }
}
