import { type CsvMapping, UnreadableStatement } from '../read-file.types.js';
import { chooseColumns } from './choose-columns.js';
import type { Columns, DirectionColumn, StatusColumn } from './columns.js';
import { columnNames, positionOf, type Table } from './table.js';
import { directionOf } from './words/direction-words.js';
import { plainWords, plainWord, remembering } from './words/normalize.js';

/** Returns the titles in a mapping, without positions such as '#1'. */
export function titlesOf({ direction, status, ...plain }: CsvMapping): string[] {
  const values = [...Object.values(plain), direction?.column, status?.column];
  return values.filter((one) => one !== undefined && !/^\s*#\d{1,3}\s*$/.test(one)) as string[];
}

function directionColumn(at: number, { credit, debit }: NonNullable<CsvMapping['direction']>): DirectionColumn {
  const [creditWords, debitWords] = [plainWords(credit), plainWords(debit)];
  const signs = {
    credit: new Set(credit.map((word) => word.trim())),
    debit: new Set(debit.map((word) => word.trim())),
  };
  return {
    at,
    read: remembering((cell) => {
      const [text, word] = [cell.trim(), plainWord(cell)];
      if (signs.credit.has(text)) return 'credit';
      if (signs.debit.has(text)) return 'debit';
      if (word === '') return null;
      if (creditWords.has(word)) return 'credit';
      return debitWords.has(word) ? 'debit' : null;
    }),
  };
}

function statusColumn(at: number, booked: readonly string[]): StatusColumn {
  const words = plainWords(booked);
  return { at, isBooked: remembering((cell) => words.has(plainWord(cell))) };
}

/** Returns the columns of one text that is split, e.g. 'Omschrijving-1' and 'Omschrijving-2'. */
function withPieces(at: number, titles: readonly string[] | null): number[] {
  const base = /^(.*\D)1$/.exec(titles?.[at] ?? '')?.[1];
  const pieces = [at];
  while (base !== undefined && titles![at + pieces.length] === `${base}${pieces.length + 1}`) {
    pieces.push(at + pieces.length);
  }
  return pieces;
}

/**
 * Returns the columns of a mapping, completed by detected ones that a mapping cannot name, such as the own account.
 * @throws UnreadableStatement 'unknown_column' with the title
 */
export function mappedColumns(table: Table, mapping: CsvMapping): Columns {
  const width = columnNames(table).length;
  const position = (name: string): number => {
    const at = positionOf(name, table.titles, width);
    if (at < 0) throw new UnreadableStatement('unknown_column', name.slice(0, 100));
    return at;
  };
  const optional = (name: string | undefined): number | null => (name === undefined ? null : position(name));
  const chosen = chooseColumns(table).columns;
  const amount = optional(mapping.amount);
  const name = optional(mapping.counterparty_name);
  const nameAccount = optional(mapping.counterparty_account);
  const purpose = optional(mapping.remittance_information);
  const reference = optional(mapping.bank_reference);
  const mapped = new Set([
    amount,
    name,
    nameAccount,
    purpose,
    reference,
    optional(mapping.credit),
    optional(mapping.debit),
  ]);
  const unmapped = (at: number | null): number | null => (at === null || mapped.has(at) ? null : at);
  const isParty = name !== null && [chosen.payer, chosen.payee].includes(name);
  const currency = mapping.currency === undefined ? unmapped(chosen.currency) : position(mapping.currency);
  return {
    ...chosen,
    booked: position(mapping.booked_on),
    value: optional(mapping.value_on),
    amount,
    credit: optional(mapping.credit),
    debit: optional(mapping.debit),
    direction:
      mapping.direction === undefined
        ? knownDirection(chosen, amount)
        : directionColumn(position(mapping.direction.column), mapping.direction),
    status:
      mapping.status === undefined
        ? chosen.status
        : statusColumn(position(mapping.status.column), mapping.status.booked),
    currency,
    currencyCode: mapping.currency === undefined ? chosen.currencyCode : null,
    account: unmapped(chosen.account),
    name,
    payer: isParty ? chosen.payer : null,
    payee: isParty ? chosen.payee : null,
    nameAccount,
    payerAccount: mapped.has(chosen.payerAccount) ? null : isParty ? chosen.payerAccount : null,
    payeeAccount: isParty ? chosen.payeeAccount : null,
    purposes: purpose === null ? [] : withPieces(purpose, table.titles),
    descriptions: purpose === null ? [] : chosen.descriptions,
    bankReference: reference,
    endToEnd: unmapped(chosen.endToEnd),
    creditorReferences: chosen.creditorReferences.filter((at) => !mapped.has(at)),
  };
}

/** Returns the detected direction for a mapping without one, because unsigned amounts would all be credits. */
function knownDirection(chosen: Pick<Columns, 'direction' | 'amount'>, amount: number | null): DirectionColumn | null {
  return chosen.direction !== null && chosen.amount === amount
    ? { at: chosen.direction.at, read: remembering(directionOf) }
    : null;
}
