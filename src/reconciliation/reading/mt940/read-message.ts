import type { ReadBalance, ReadStatement, ReadTransaction } from '../read-file.types.js';
import { UnreadableStatement } from '../read-file.types.js';
import { accountNumber } from '../statement/account.js';
import { addsUp } from '../statement/adds-up.js';
import { makeTransaction } from './make-transaction.js';
import type { Field, Message } from './read-fields.js';
import { readLine61 } from './read-line61.js';
import type { CurrencyBalance } from './read-values.js';
import { readBalance, shortDay } from './read-values.js';

/** Returns the account in :25: without bank code and currency, and the bank code. The account is null if there is none. */
function readAccount(text: string, currency: string | null): Pick<ReadStatement, 'account' | 'bank'> {
  const whole = accountNumber(text);
  if (whole === null) return { account: null };
  const parts = whole.split('/').filter((part) => part !== '' && part !== currency);
  const last = parts.at(-1) ?? '';
  const number = currency !== null && last.endsWith(currency) ? last.slice(0, -currency.length) : last;
  const account = number === '' ? null : accountNumber(number);
  return parts.length > 1 ? { account, bank: parts[0]! } : { account };
}

function balances(fields: readonly Field[], tag: RegExp): CurrencyBalance[] {
  return fields
    .filter((field) => tag.test(field.tag))
    .flatMap(({ lines, line }) => {
      const text = lines[0]!.trim();
      // One bank writes the word null instead of a missing balance.
      if (text === '' || text.includes('null')) return [];
      return readBalance(text) ?? fail('bad_amount', line);
    });
}

function fail(reason: string, line: number): never {
  throw new UnreadableStatement(reason, `line ${line}`);
}

interface Entries {
  readonly transactions: ReadTransaction[];
  readonly notBooked: number;
}

/** Reads the transactions of all :61: fields. A :86: or :NS: belongs to the transaction only if it directly follows. */
function entries(fields: readonly Field[]): Entries {
  const transactions: ReadTransaction[] = [];
  let notBooked = 0;
  fields.forEach((field, index) => {
    if (field.tag !== '61') return;
    const texts: Field[] = [];
    for (let next = index + 1; /^(?:86|NS)$/.test(fields[next]?.tag ?? ''); next += 1) texts.push(fields[next]!);
    const line = readLine61(field);
    if (line.isExpected) notBooked += 1;
    else if (line.amount !== '0') transactions.push(makeTransaction(line, texts));
  });
  return { transactions, notBooked };
}

const plain = (balance: CurrencyBalance | undefined): ReadBalance | null =>
  balance ? { amount: balance.amount, on: balance.on } : null;

/**
 * Reads the statement in a message.
 * @throws UnreadableStatement 'bad_transaction', 'bad_date' or 'bad_amount', each with the line
 */
export function readMessage({ fields }: Message): ReadStatement {
  const textOf = (tag: RegExp): string | null => fields.find((field) => tag.test(field.tag))?.lines[0]?.trim() || null;
  const first = balances(fields, /^60/)[0];
  const last = balances(fields, /^62/).at(-1);
  const currency = first?.currency ?? last?.currency ?? /^[A-Z]{3}/.exec(textOf(/^34F$/) ?? '')?.[0] ?? null;
  const { transactions, notBooked } = entries(fields);
  const days = transactions.map(({ bookedOn }) => bookedOn).toSorted();
  const made = textOf(/^13/);
  // The day of the opening balance is often that of the previous closing balance and not a day of this statement.
  const from = days[0] ?? last?.on ?? first?.on;
  const amounts = transactions.map(({ amount }) => amount);
  return {
    ...readAccount(textOf(/^25/) ?? '', currency),
    ownerName: null,
    bankName: null,
    currency,
    number: textOf(/^28/),
    from: from ?? null,
    to: last?.on ?? (made === null ? null : shortDay(made)) ?? days.at(-1) ?? null,
    opening: plain(first),
    closing: plain(last),
    addsUp: addsUp(plain(first), amounts, plain(last)),
    transactions,
    notBooked,
  };
}
