import { chooseAccount } from './choose-account.js';
import { Chooser, LOOKS } from './chooser.js';
import type { Columns, DirectionColumn, StatusColumn } from './columns.js';
import { currencyIn } from './currency.js';
import type { Profile } from './profile.js';
import { columnNames, type Table } from './table.js';
import { directionOf } from './words/direction-words.js';
import { plainWord, remembering } from './words/normalize.js';
import { isBookedStatus } from './words/status-words.js';

/** Columns that were chosen by titles and contents. Date and amounts are null if no title names them. */
export interface Choice {
  readonly columns: Omit<Columns, 'booked'> & { readonly booked: number | null };
  /** Whether the columns can be used without asking the client. */
  readonly isCertain: boolean;
  /** A column whose words may be the direction of the amounts, although their meaning is unknown; else null. */
  readonly unexplained: number | null;
}

const LONGEST_WORD = 12;

function chooseStatus(chooser: Chooser): StatusColumn | null {
  const titled = chooser.ranked('status', () => true).map(({ at }) => at);
  // A title such as Info or Type does not suffice, because such a column may have any contents.
  const known = titled.find((at) => chooser.profile(at).statuses > 0);
  const untitled = chooser.candidates.find(
    ({ at, profile: { filled, statuses, rows } }) => !chooser.isTaken(at) && filled * 2 > rows && statuses === filled,
  );
  const named = titled.find((at) =>
    chooser.candidates[at]!.readings.some(({ role, rank }) => role === 'status' && rank < 4),
  );
  const at = known ?? untitled?.at ?? named;
  if (at === undefined) return null;
  chooser.take(at);
  return { at, isBooked: remembering(isBookedStatus) };
}

function chooseDirection(chooser: Chooser, titles: readonly string[] | null): DirectionColumn | null {
  const titled = chooser.ranked('direction', LOOKS.direction)[0]?.at;
  // Single letters may be abbreviations of something else, so they only count in a column without a title.
  const untitled = chooser.candidates.find(({ at, profile }) => {
    const isWord = profile.values.size === 2 && [...profile.values.keys()].every((word) => word.length > 2);
    return !chooser.isTaken(at) && LOOKS.direction(profile) && (isWord || (titles?.[at] ?? 'none') === '');
  });
  const at = titled ?? untitled?.at;
  if (at === undefined) return null;
  chooser.take(at);
  return { at, read: remembering(directionOf) };
}

/** Whether a column may be a direction: it has one of two short words in all rows, or known words of a direction. */
function mayBeDirection({ rows, filled, values, dates, amounts, directions }: Profile, isTitled: boolean): boolean {
  if (isTitled && directions > 0) return true;
  const isPair = rows >= 4 && filled === rows && values.size === 2 && [...values.values()].every((count) => count > 1);
  const isShort = [...values.keys()].every((word) => word.length <= LONGEST_WORD);
  return filled > 0 && ((isPair && isShort && dates + amounts === 0) || directions === filled);
}

/** Finds a column without another role that may be the direction. */
function findUnexplained(chooser: Chooser): number | null {
  const found = chooser.candidates.find(({ at, readings, profile }) => {
    const roles = new Set(readings.map(({ role }) => role));
    const isOpen = [...roles].every((role) => role === 'kind' || role === 'direction');
    return !chooser.isTaken(at) && isOpen && mayBeDirection(profile, roles.has('direction'));
  });
  return found?.at ?? null;
}

function chooseAmounts(chooser: Chooser): Pick<Columns, 'amount' | 'credit' | 'debit'> & { isClear: boolean } {
  const amount = chooser.best('amount', LOOKS.amount);
  // The column of credits or debits may be empty in all rows.
  const looks = (profile: Parameters<typeof LOOKS.amount>[0]): boolean => profile.filled === 0 || LOOKS.amount(profile);
  const credit = chooser.best('credit', looks);
  const debit = chooser.best('debit', looks);
  const isPair = credit !== null && debit !== null;
  const isClear = isPair
    ? chooser.isClear('credit', credit, looks) && chooser.isClear('debit', debit, looks)
    : amount !== null && chooser.isClear('amount', amount, LOOKS.amount);
  return { amount, credit: isPair ? credit : null, debit: isPair ? debit : null, isClear };
}

/** Adds the columns without a title that follow, because a text may continue there. */
function withUntitled(at: number, titles: readonly string[] | null): number[] {
  const columns = [at];
  while (titles !== null && columns.length < 12 && (titles[at + columns.length] ?? '') === '') {
    columns.push(at + columns.length);
  }
  return columns;
}

/** Chooses the columns of a table by known titles in many languages and by the contents of the cells. */
export function chooseColumns(table: Table): Choice {
  const titles = table.titles;
  const chooser = new Chooser(table, columnNames(table).length);
  const booked = chooser.best('booked_on', LOOKS.date) ?? chooser.best('value_on', LOOKS.date);
  const value = chooser.best('value_on', LOOKS.date);
  const { isClear, ...amounts } = chooseAmounts(chooser);
  const amountTitle = titles?.[amounts.amount ?? amounts.credit ?? -1];
  const currencyCode = amountTitle === undefined ? null : currencyIn(amountTitle);
  const currency = chooser.best('currency', LOOKS.currency);
  const isUnsigned = amounts.amount !== null && amounts.credit === null && chooser.profile(amounts.amount).signs === 0;
  const direction = isUnsigned ? chooseDirection(chooser, titles) : null;
  const status = chooseStatus(chooser);
  const account = chooseAccount(chooser, titles, booked);
  const unexplained = isUnsigned && direction === null ? findUnexplained(chooser) : null;
  const columns = {
    booked,
    value,
    ...amounts,
    direction,
    status,
    currency: currencyCode === null ? currency : null,
    currencyCode,
    account,
    ...chooseTexts(chooser, titles),
  };
  const hasAmount = amounts.amount !== null || amounts.credit !== null;
  return {
    columns,
    isCertain: titles !== null && booked !== null && hasAmount && isClear && unexplained === null,
    unexplained,
  };
}

/** Matches a single word with a digit. */
const CODE = /^(?=\D*\d)\S+$/;

function chooseTexts(
  chooser: Chooser,
  titles: readonly string[] | null,
): Omit<
  Columns,
  'booked' | 'value' | 'amount' | 'credit' | 'debit' | 'direction' | 'status' | 'currency' | 'currencyCode' | 'account'
> {
  const nameAccount = chooser.best('name_account', LOOKS.account);
  const payerAccount = chooser.best('payer_account');
  const payeeAccount = chooser.best('payee_account');
  const creditorReferences = chooser.all('creditor_reference');
  creditorReferences.forEach((at) => chooser.take(at));
  const endToEnd = chooser.best('end_to_end');
  const returnReason = chooser.best('return_reason');
  // A title that only contains 'reference' or the like does not outweigh a known title such as 'Details'.
  const isGuess = !chooser.hasCertain('purpose', LOOKS.any) && chooser.hasCertain('description', LOOKS.text);
  const sought = isGuess ? [] : chooser.all('purpose');
  sought.forEach((at) => chooser.take(at));
  // Codes in a column 'Reference' may be the payer's or the bank's, so a known description is read too.
  const isCode = (at: number): boolean =>
    plainWord(titles?.[at] ?? '') === 'reference' &&
    [...chooser.profile(at).values.keys()].every((text) => CODE.test(text));
  const isBoth = sought.every(isCode) && chooser.hasCertain('description', LOOKS.text);
  const purposes = isBoth ? [] : sought;
  const named =
    chooser.bestCertain('name', LOOKS.name) ??
    chooser.bestOfBoth('payer', 'payee', LOOKS.name) ??
    chooser.best('name', LOOKS.name);
  // Titles such as 'Other payee' are not the counterparty if another column names it.
  const payer = named === null ? chooser.best('payer', LOOKS.name) : chooser.bestCertain('payer', LOOKS.name);
  const payee = named === null ? chooser.best('payee', LOOKS.name) : chooser.bestCertain('payee', LOOKS.name);
  // Without a column of payers, that of payees also names the payers of credits. The reverse is not true: a column of
  // payers alone may name who ordered the transaction.
  const name = named ?? (payer === null ? payee : null);
  const bankReference = chooser.best('bank_reference', LOOKS.reference);
  const kind = chooser.ranked('kind', LOOKS.any)[0]?.at ?? null;
  const ofDescription = chooser.all('description', LOOKS.text);
  ofDescription.forEach((at) => chooser.take(at));
  const described = isBoth ? [...ofDescription, ...sought] : ofDescription;
  const owner = chooser.best('owner');
  // Without a known title, the payer's text is most likely the longest.
  const guessed = titles !== null && purposes.length + described.length === 0 ? chooser.longestText() : null;
  const descriptions = (guessed === null ? described : [guessed]).flatMap((at) => withUntitled(at, titles));
  return {
    owner,
    name,
    payer,
    payee,
    nameAccount,
    payerAccount,
    payeeAccount,
    purposes: purposes.flatMap((at) => withUntitled(at, titles)),
    descriptions,
    kind,
    bankReference,
    endToEnd,
    creditorReferences,
    returnReason,
  };
}
