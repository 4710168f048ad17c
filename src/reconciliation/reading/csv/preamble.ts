import type { ReadBalance } from '../read-file.types.js';
import { accountNumber } from '../statement/account.js';
import { amountOf, decimalMark, readAmountText } from './amount.js';
import { currencyIn, currencyOfCell } from './currency.js';
import { cellText } from './cell.js';
import { type DateOrder, dayOf, readDateText } from './date.js';
import type { Row } from './rows.js';
import { balanceLabel } from './words/balance-words.js';
import { plainWord } from './words/normalize.js';

/** Data of the account in the lines before and after a table. */
export interface AccountFacts {
  readonly account: string | null;
  readonly currency: string | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly opening: ReadBalance | null;
  readonly closing: ReadBalance | null;
}

const LONGEST = 300;
const IBAN = /(?<![A-Z0-9])[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?(?![A-Za-z0-9])/;
const DAY = /(?<!\d)(?:\d{4}[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}[-./]\d{1,2}[-./](?:\d{4}|\d{2}))(?!\d)/g;
/** Words for an account or a card, or their beginnings, in the form of `plainWord`. */
const ACCOUNT_WORDS = new RegExp(
  '(?:^| |giro|spar)(?:konto|account|iban|card|karte|рахун|счет|карт|rekening|compte|cuenta|conto|rachun|ucet|ucta|' +
    'tili|szamlaszam|sask)',
);
/** Matches the number in a text such as 'Savings Account 123-456'. */
const AFTER_WORD = /(?:account|konto|рахунок|счет)\s+(\d[\d -]{4,})$/i;
const NUMBER = /(?=(?:\D*\d){5})[\p{L}\d][\p{L}\d .*/-]{4,40}$/u;

const daysIn = (text: string, order: DateOrder): string[] =>
  [...text.matchAll(DAY)].flatMap(([day]) => {
    const date = readDateText(day);
    return date === null ? [] : (dayOf(date, order) ?? []);
  });

/** Returns the account number after a label such as 'Account:', in the same cell or the next one. */
function labelledNumber(cells: readonly string[]): string | null {
  for (const [i, cell] of cells.entries()) {
    const [label, ...rest] = cell.split(/[:№]|n° ?/);
    if (!ACCOUNT_WORDS.test(plainWord(label!))) continue;
    const number = (rest.join(':').trim() || (cells[i + 1] ?? '')).replace(/\([^)]*\)/g, '').trim();
    if (readDateText(number) !== null || !NUMBER.test(number)) continue;
    return accountNumber(AFTER_WORD.exec(number)?.[1] ?? number);
  }
  return null;
}

const PLAIN_NUMBER = /^(?:[A-Z]{2}\d{2}[A-Z0-9 ]{9,}|\d[\d -]{5,})$/;

/** Returns the account number below its label, from a small table with labels in one line and values in the next. */
function numberBelow(labels: readonly string[], cells: readonly string[]): string | null {
  const at = labels.findIndex((label, i) => ACCOUNT_WORDS.test(plainWord(label)) && PLAIN_NUMBER.test(cells[i] ?? ''));
  return at < 0 || readDateText(cells[at]!) !== null ? null : accountNumber(cells[at]!);
}

function balanceIn(cells: readonly string[], order: DateOrder): { label: string; balance: ReadBalance } | null {
  const [first = '', ...others] = cells.filter((cell) => cell !== '');
  const [name = '', ...inside] = first.split(':');
  const label = balanceLabel(name);
  if (label === null) return null;
  const amounts = [...inside.map((text) => text.trim()), ...others].filter((text) => readDateText(text) === null);
  const shown = amounts.flatMap((text) => readAmountText(text) ?? []).at(0);
  const amount = shown === undefined ? null : amountOf(shown, decimalMark([shown]));
  if (amount === null) return null;
  return { label, balance: { amount, on: daysIn(cells.join(' '), order)[0] ?? null } };
}

/** Reads the lines around a table. Lines closer to the table take precedence. */
export function readFacts(before: readonly Row[], after: readonly Row[], order: DateOrder): AccountFacts {
  const lines = before.map(({ cells }) => cells.map((cell) => cellText(cell).slice(0, LONGEST)));
  const facts = { account: null as string | null, currency: null as string | null };
  let period: string[] = [];
  for (const [i, cells] of [...lines.entries()].reverse()) {
    const text = cells.join(' ').slice(0, LONGEST);
    const iban = cells.map((cell) => IBAN.exec(cell)?.[0]).find((one) => one !== undefined);
    facts.account ??=
      iban === undefined ? (labelledNumber(cells) ?? numberBelow(lines[i - 1] ?? [], cells)) : accountNumber(iban);
    facts.currency ??=
      cells
        .map((cell) => currencyOfCell(cell) ?? currencyIn(/\(([A-Z]{3})\)/.exec(cell)?.[1] ?? ''))
        .find((one) => one !== null) ?? null;
    const days = daysIn(text, order);
    if (days.length === 2 && days[0]! <= days[1]! && period.length === 0) period = days;
  }
  const balances = [
    ...lines,
    ...after.map(({ cells }) => cells.map((cell) => cellText(cell).slice(0, LONGEST))),
  ].flatMap((cells) => balanceIn(cells, order) ?? []);
  const last = (label: string): ReadBalance | null => balances.findLast((one) => one.label === label)?.balance ?? null;
  return {
    ...facts,
    from: period[0] ?? null,
    to: period[1] ?? null,
    opening: last('opening'),
    closing: last('closing'),
  };
}
