import { decodeStatement } from '../encoding/decode-statement.js';
import {
  type ReadOptions,
  type ReadStatement,
  type ReadStatementFile,
  type ReadTransaction,
  UnreadableStatement,
} from '../read-file.types.js';
import { addsUp } from '../statement/adds-up.js';
import { accountCurrency } from './account-currency.js';
import { type Document, parseOneC, type Section } from './parse-one-c.js';
import { oneCAmount, oneCDay } from './values.js';

interface Side {
  readonly account: string | null;
  readonly name: string | null;
}

const compact = (account: string | undefined): string | null => account?.replace(/\s/g, '').toUpperCase() || null;

/** Programs fill ПлательщикСчет, ПлательщикРасчСчет or both. The two may differ if a third bank is involved. */
function side(document: Document, role: 'Плательщик' | 'Получатель', own: ReadonlySet<string>): Side {
  const [first, second] = [compact(document.get(`${role}Счет`)), compact(document.get(`${role}РасчСчет`))];
  const name = document.get(role) || document.get(`${role}1`) || null;
  return { account: second !== null && (first === null || own.has(second)) ? second : first, name };
}

function purpose(document: Document): string {
  const whole = document.get('НазначениеПлатежа') ?? '';
  const lines = Array.from({ length: 6 }, (_, i) => document.get(`НазначениеПлатежа${i + 1}`) ?? '');
  return whole || lines.filter((line) => line !== '').join('\n');
}

function transaction(document: Document, isCredit: boolean, other: Side): ReadTransaction {
  const day = document.get(isCredit ? 'ДатаПоступило' : 'ДатаСписано') || document.get('Дата');
  const amount = oneCAmount(document.get('Сумма'), document.line);
  return {
    bookedOn: oneCDay(day, document.line),
    valueOn: null,
    amount: isCredit ? amount : `-${amount}`,
    currency: null,
    isReturn: false,
    returnReason: null,
    counterpartyName: other.name,
    counterpartyAccount: other.account,
    remittance: purpose(document),
    creditorReference: null,
    endToEndId: null,
    // The payer assigns the document number. It is not unique: other payers use the same numbers, and some start again
    // each year.
    bankReference: null,
    entryReference: null,
    part: 'entry',
  };
}

/** Returns balances and period of one account. Programs write a section for each day or for the whole period. */
function balances(
  sections: readonly Section[],
  account: string,
): Pick<ReadStatement, 'opening' | 'closing' | 'from' | 'to'> {
  const own = sections
    .filter((section) => compact(section.get('РасчСчет')) === account)
    .map((section) => ({
      section,
      from: oneCDay(section.get('ДатаНачала'), section.line),
      to: oneCDay(section.get('ДатаКонца') || section.get('ДатаНачала'), section.line),
    }))
    .sort((one, other) => (one.from < other.from ? -1 : one.from > other.from ? 1 : 0));
  const balance = (at: (typeof own)[number] | undefined, key: string, on: string): ReadStatement['opening'] => {
    const text = at?.section.get(key);
    return at === undefined || !text ? null : { amount: oneCAmount(text, at.section.line, true), on };
  };
  const [first, last] = [own[0], own.at(-1)];
  return {
    opening: balance(first, 'НачальныйОстаток', first?.from ?? ''),
    closing: balance(last, 'КонечныйОстаток', last?.to ?? ''),
    from: first?.from ?? null,
    to: last?.to ?? null,
  };
}

/**
 * Returns accounts and directions of a document: by its own accounts, else by the date that is filled. A transfer
 * between two own accounts gives one transaction per account.
 */
function book(document: Document, own: ReadonlySet<string>): { account: string | null; isCredit: boolean }[] {
  const [payer, payee] = [side(document, 'Плательщик', own), side(document, 'Получатель', own)];
  const [left, came] = [Boolean(document.get('ДатаСписано')), Boolean(document.get('ДатаПоступило'))];
  const isOwn = ({ account }: Side): boolean => account !== null && own.has(account);
  const directions: { account: string | null; isCredit: boolean }[] = [];
  if (isOwn(payer) && (left || !came || !isOwn(payee))) directions.push({ account: payer.account, isCredit: false });
  if (isOwn(payee) && (came || !left || !isOwn(payer))) directions.push({ account: payee.account, isCredit: true });
  if (directions.length > 0) return directions;
  if (left === came) throw new UnreadableStatement('unknown_direction', `line ${document.line}`);
  // None of the own accounts is involved, e.g. because the header names no account.
  return [{ account: came ? payee.account : payer.account, isCredit: came }];
}

/**
 * Returns the name of the account's owner. It is taken from outgoing payments, where the bank fills it in. In incoming
 * payments it is what the payer typed.
 */
function ownerOf(documents: readonly Document[], account: string, own: ReadonlySet<string>): string | null {
  const paid = documents.find((document) => side(document, 'Плательщик', own).account === account);
  return paid === undefined ? null : side(paid, 'Плательщик', own).name;
}

/**
 * Reads an export in the format 1CClientBankExchange, which online banks offer for accounting programs.
 * @throws UnreadableStatement 'unknown_encoding', 'not_text', 'not_one_c', 'cut_off', 'line_too_long', 'too_many_rows',
 * 'bad_date', 'bad_amount', 'unknown_direction'
 */
export function readOneC(bytes: Uint8Array, { encoding }: ReadOptions = {}): ReadStatementFile {
  const { header, accounts, documents } = parseOneC(decodeStatement(bytes, encoding).trimStart());
  const named = [...header.all('РасчСчет'), ...accounts.flatMap((section) => section.all('РасчСчет'))];
  const own = new Set(named.flatMap((account) => compact(account) ?? []));
  const booked = new Map<string | null, ReadTransaction[]>([...own].map((account) => [account, []]));
  for (const document of documents) {
    for (const { account, isCredit } of book(document, own)) {
      const other = side(document, isCredit ? 'Плательщик' : 'Получатель', own);
      const all = booked.get(account) ?? [];
      const entry = transaction(document, isCredit, other);
      if (entry.amount !== '0' && entry.amount !== '-0') all.push(entry);
      booked.set(account, all);
    }
  }
  const statements = [...booked].map(([account, transactions]): ReadStatement => {
    const { opening, closing, from, to } = balances(accounts, account ?? '');
    const days = transactions.map(({ bookedOn }) => bookedOn).sort();
    const amounts = transactions.map(({ amount }) => amount);
    return {
      account,
      ownerName: account === null ? null : ownerOf(documents, account, own),
      bankName: null,
      currency: accountCurrency(account, header.get('КодВалюты') || header.get('Валюта')),
      number: null,
      from: from ?? oneCDayOrNull(header.get('ДатаНачала')) ?? days[0] ?? null,
      to: to ?? oneCDayOrNull(header.get('ДатаКонца')) ?? days.at(-1) ?? null,
      opening,
      closing,
      addsUp: addsUp(opening, amounts, closing),
      transactions,
      notBooked: 0,
    };
  });
  return { format: '1CClientBankExchange', statements };
}

function oneCDayOrNull(text: string | undefined): string | null {
  return text ? oneCDay(text, 1) : null;
}
