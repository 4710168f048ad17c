import { currencyDigits } from '#kernel';
import type { DocumentParty } from '../domain/document-parties.js';
import type { EInvoice } from './e-invoice.js';

/** A rule of EN 16931 that the data of a document does not fulfil. */
export interface EInvoiceProblem {
  /** E.g. `BR-S-02`. */
  readonly rule: string;
  /** What is missing or wrong, e.g. `seller.vat_id`. */
  readonly field: string;
}

type Rules = ReadonlyArray<readonly [rule: string, field: string, holds: boolean]>;

/** VAT ids begin with the code of their country; Greece uses EL. */
const VAT_ID = /^(?:[A-Z]{2})[0-9A-Z]/;

/** Rules that depend on data of the shop and the order; the others hold by the construction of the document. */
export function findProblems(document: EInvoice): EInvoiceProblem[] {
  const { seller, buyer, deliverTo, lines, taxes, account } = document;
  const isTaxed = taxes.some(({ category }) => category !== 'O');
  const rules: Rules = [
    ['BR-07', 'buyer.name', buyer.name !== ''],
    ['BR-10', 'buyer.address', [buyer.address, buyer.city, buyer.zip, buyer.country].some((part) => part !== '')],
    ['BR-11', 'buyer.country', buyer.country !== ''],
    ['BR-57', 'shipping_address.country', !deliverTo || deliverTo.country !== ''],
    ['BR-16', 'lines', lines.length > 0],
    ['BR-25', 'lines.name', lines.every(({ name }) => name.trim() !== '')],
    ['BR-61', 'account', !account || account.iban !== ''],
    ['BR-DEC-23', 'currency', currencyDigits(document.currency) <= 2],
    ['BR-CO-09', 'buyer.vat_id', buyer.vatId === '' || VAT_ID.test(buyer.vatId)],
    ['BR-S-02', 'seller.vat_id', !isTaxed || seller.vatId !== ''],
    ['BR-CO-17', 'taxes', taxes.every((one) => isNear(one.tax, one.basis, one.rate ?? 0))],
  ];
  return [...findSellerProblems(seller), ...brokenOf(rules)];
}

/** Rules about the seller alone. */
export const findSellerProblems = ({ name, address, city, country, vatId, registration }: DocumentParty) =>
  brokenOf([
    ['BR-06', 'seller.name', name !== ''],
    ['BR-08', 'seller.address', address !== '' || city !== ''],
    ['BR-09', 'seller.country', country !== ''],
    ['BR-CO-09', 'seller.vat_id', vatId === '' || VAT_ID.test(vatId)],
    ['BR-CO-26', 'seller.vat_id', vatId !== '' || registration !== ''],
  ]);

const brokenOf = (rules: Rules): EInvoiceProblem[] =>
  rules.filter(([, , holds]) => !holds).map(([rule, field]) => ({ rule, field }));

/** Whether the tax differs from the rate of its basis by less than one unit of the currency, as the standard allows. */
function isNear(tax: bigint, basis: bigint, rate: number): boolean {
  const difference = tax * 100_000n - basis * BigInt(rate);
  return (difference < 0n ? -difference : difference) < 100n * 100_000n;
}
