import { readDecimal } from '../statement/decimal.js';
import type { Amount, Direction } from './camt.types.js';
import type { XmlElement } from './xml-element.js';

/** Reads an amount and its `Ccy`. Returns null if it is missing or not a decimal number. The amount may be negative. */
export function readAmount(element: XmlElement | undefined): Amount | null {
  const value = element && readDecimal(element.text.replace(/^\+/, '').replace(/^\./, '0.'));
  return value ? { value, currency: element.currency?.trim() || null } : null;
}

export function readDirection(text: string | null): Direction | null {
  return text === 'CRDT' || text === 'DBIT' ? text : null;
}

/** Reads the amounts of a `TxDtls` in the order of `DetailAmounts`. */
export function readDetailAmounts(element: XmlElement): (Amount | null)[] {
  const places = ['TxAmt', 'CntrValAmt', 'InstdAmt'].map((name) => element.at('AmtDtls', name, 'Amt'));
  return [element.at('Amt'), ...places].map(readAmount);
}

/** Reads the charges that a `TxDtls` has in addition to its amount. Since version .04 they are in `Rcrd` elements. */
export function readCharges(element: XmlElement): Amount[] {
  return element
    .all('Chrgs')
    .flatMap((charges) => (charges.at('Rcrd') ? charges.all('Rcrd') : [charges]))
    .filter((charge) => charge.textAt('CdtDbtInd') !== 'CRDT' && charge.textAt('ChrgInclInd') !== 'true')
    .flatMap((charge) => readAmount(charge.at('Amt')) ?? []);
}
