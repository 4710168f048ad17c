import type { ReadBalance, ReadStatement, ReadTransaction } from '../read-file.types.js';
import { addsUp } from '../statement/adds-up.js';
import { sum } from '../statement/decimal.js';
import type { AccountFacts } from './preamble.js';

export interface Group {
  readonly account: string | null;
  readonly currency: string | null;
  ownerName: string | null;
  opening: ReadBalance | null;
  closing: ReadBalance | null;
  readonly transactions: ReadTransaction[];
  notBooked: number;
}

const isEarlier = (one: ReadBalance, other: ReadBalance): boolean => (one.on ?? '') < (other.on ?? '');

/** Groups the transactions of a table into one statement per account and currency. */
export class StatementBuilder {
  private readonly groups = new Map<string, Group>();

  constructor(private readonly facts: AccountFacts) {}

  group(account: string | null, currency: string | null): Group {
    const names = { account: account ?? this.facts.account, currency: currency ?? this.facts.currency };
    const key = `${names.account} ${names.currency}`;
    let group = this.groups.get(key);
    if (group === undefined) {
      group = { ...names, ownerName: null, opening: null, closing: null, transactions: [], notBooked: 0 };
      this.groups.set(key, group);
    }
    return group;
  }

  /** Keeps the earliest opening balance and the latest closing balance. */
  addBalance(group: Group, label: 'opening' | 'closing', balance: ReadBalance): void {
    const known = group[label];
    const isBetter = known === null || (label === 'opening' ? isEarlier(balance, known) : !isEarlier(balance, known));
    if (isBetter) group[label] = balance;
  }

  statements(): ReadStatement[] {
    const groups = this.groups.size === 0 ? [this.group(null, null)] : [...this.groups.values()];
    // Balances around the table are only used if the file has a single account and currency.
    const facts = groups.length === 1 ? this.facts : { ...this.facts, opening: null, closing: null };
    return groups.map((group) => this.statement(group, facts));
  }

  private statement({ opening: first, closing: last, ...group }: Group, facts: AccountFacts): ReadStatement {
    const days = group.transactions.map(({ bookedOn }) => bookedOn).sort();
    const [from, to] = [facts.from ?? days[0] ?? null, facts.to ?? days.at(-1) ?? null];
    const opening = first ?? facts.opening;
    const written = last ?? facts.closing;
    const amounts = group.transactions.map(({ amount }) => amount);
    // An export that begins with a balance row has all later transactions, so the closing balance can be computed.
    const computed = first === null ? null : { amount: sum([first.amount, ...amounts]), on: to };
    return {
      account: group.account,
      ownerName: group.ownerName,
      bankName: null,
      currency: group.currency,
      number: null,
      from,
      to,
      opening,
      closing: written ?? computed,
      addsUp: addsUp(opening, amounts, written),
      transactions: group.transactions,
      notBooked: group.notBooked,
    };
  }
}
