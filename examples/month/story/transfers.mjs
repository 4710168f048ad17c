import { ibanOf } from '../banks/iban.mjs';

const spaced = ({ reference }) => reference.replace(/(.{4})(?=.)/g, '$1 ');
const digitsSwapped = ({ reference }) => reference.replace(/^(RF)(.)(.)/, '$1$3$2');
const lettersForDigits = ({ reference }) => reference.replaceAll('0', 'O');

const CLEAN = [
  (order) => ({ structured: order.reference, text: order.reference }),
  (order) => ({ text: `${spaced(order)} thank you` }),
  (order) => ({ text: `payment ${order.reference.toLowerCase()}` }),
  ({ reference, customer }) => ({ text: `${customer.name}, my order at Quiet Shelf, reference:${reference}` }),
];

/**
 * A transfer for an order, from the account of its customer. `expect` is what the shop has to do with a transfer:
 *
 * - `rule`: books it by itself, for these `orders`;
 * - `person`: suggests these `orders` first, and leaves the decision to a person;
 * - `nothing`: has no suggestion, because the money is for no open order of the shop;
 * - `aside`: sets it aside, because the money left the account.
 */
const from = (order, daysLater, more) => ({
  day: Math.ceil(order.number / 3) + daysLater,
  amount: order.total,
  name: order.customer.name,
  account: order.customer.account,
  orders: [order.number],
  ...more,
});
const clean = (order) => from(order, 1 + (order.number % 2), { expect: 'rule', ...CLEAN[order.number % 4](order) });
const person = (order, because, more) => from(order, 2, { expect: 'person', because, ...more });
const nothing = (day, amount, name, text, because) => ({ day, amount, name, text, expect: 'nothing', because });
const aside = (day, amount, name, text) => ({ day, amount: -amount, name, text, expect: 'aside' });
const total = (...orders) => orders.reduce((all, order) => all + order.total, 0);

/** The first statement of Nordbank, days 1 to 11. Order 7 is missing. */
export const firstOfNordbank = (o) => [
  ...[1, 2, 3, 14, 15, 16, 17, 18, 19, 20, 21, 22].map((number) => clean(o[number])),
  from(o[4], 2, {
    ...{ expect: 'rule', orders: [4, 5], amount: total(o[4], o[5]) },
    text: `${o[4].reference} and ${o[5].reference}`,
  }),
  person(o[6], 'no reference, the order number', { text: 'Order 6' }),
  person(o[8], 'two digits of the reference swapped', { text: digitsSwapped(o[8]) }),
  person(o[9], 'no reference at all', { text: 'tea and cups' }),
  person(o[10], 'a part of the amount', { amount: 1000, text: o[10].reference }),
  person(o[11], '5.00 too much', { amount: o[11].total + 500, text: o[11].reference }),
  person(o[12], 'paid by another person from abroad', {
    ...{ name: 'Тарас Мельник', account: ibanOf('UA', '3223130000026007233566001'), text: 'оплата замовлення 12' },
  }),
  from(o[13], 2, {
    ...{ expect: 'rule', name: 'Zofia Zielińska', account: ibanOf('PL', '109010140000071219812874') },
    text: `zamówienie ${o[13].reference}`,
  }),
  nothing(5, 312, 'Nordbank', 'Interest of the third quarter', 'interest'),
  nothing(8, 245_000, 'Muster AG', 'SALARY OCTOBER 2026', 'a salary'),
  nothing(9, 18_640, 'Tax office', 'VAT 08/2026 tax number 12/345/67890', 'from the tax office'),
  aside(1, 115_000, 'Grundwert Immobilien', 'Rent October'),
  aside(3, 990, 'Nordbank', 'Account fee'),
];

/** The statement of Rheinbank, days 1 to 17. */
export const ofRheinbank = (o) => [
  ...[23, 24, 25, 26, 27, 29, 33, 37, 38, 39, 40].map((number) => clean(o[number])),
  from(o[10], 11, { expect: 'rule', amount: o[10].total - 1000, text: `the rest ${spaced(o[10])}` }),
  { ...clean(o[26]), day: 13, expect: 'person', leave: true, because: 'order 26, paid for the second time' },
  person(o[28], 'the number of the invoice', { text: `Invoice ${o[28].invoice}` }),
  person(o[30], 'three orders by their numbers', {
    ...{ orders: [30, 31, 32], amount: total(o[30], o[31], o[32]), day: 13, text: 'orders 30, 31 and 32' },
  }),
  person(o[34], 'a letter O in the reference', { text: lettersForDigits(o[34]) }),
  person(o[35], 'two digits of the reference swapped', { text: `order ${digitsSwapped(o[35])}` }),
  person(o[36], 'no reference, the order number', { text: 'for order no. 36' }),
  nothing(6, 4_711, 'Keramik Handel', 'Credit for our return 88-120', 'from a supplier'),
  nothing(16, o[41].total, 'Ida Roth', 'RF18 5390 0754 7034', 'for another shop: its reference, our amount'),
  aside(10, 23_480, 'Keramik Handel', 'Invoice 4711'),
];

/** The second statement of Nordbank, days 12 to 25, with the return of order 15 and the refund of order 16. */
export const secondOfNordbank = (o, refund) => [
  ...[41, 42, 43, 47, 48, 49, 51, 52].map((number) => clean(o[number])),
  from(o[44], 3, {
    ...{ expect: 'rule', orders: [44, 45, 46], amount: total(o[44], o[45], o[46]) },
    text: [44, 45, 46].map((number) => o[number].reference).join(' + '),
  }),
  person(o[50], 'no reference at all', { text: 'Thank you!' }),
  {
    ...from(o[15], 8, { text: 'Account of the payer is closed', structured: o[15].reference, returned: 'AC04' }),
    ...{ amount: -o[15].total, expect: 'person', orders: [], because: 'order 15, returned by the bank' },
  },
  {
    ...{ day: 15, amount: -refund.amount, name: o[16].customer.name, account: o[16].customer.account },
    ...{ endToEnd: refund.endToEnd, text: 'Refund', expect: 'rule', orders: [], because: 'order 16, our refund' },
  },
  aside(20, 212_400, 'Payroll', 'Salaries October'),
];

/** The export of the online bank, days 12 to 31, with the late payment of order 7. */
export const ofOnlineBank = (o) => [
  ...[53, 54, 55, 58].map((number) => clean(o[number])),
  person(o[56], 'no reference, the order number', { text: 'Bestellung 56' }),
  person(o[57], '1.50 kept by a bank', { amount: o[57].total - 150, text: o[57].reference }),
  person(o[59], 'no reference at all', { text: 'Quiet Shelf' }),
  person(o[7], 'for a cancelled order', { day: 29, reinstate: true, text: o[7].reference }),
  nothing(24, 215, 'Online bank', 'Cashback', 'a bonus of the bank'),
  aside(30, 450, 'Online bank', 'Card fee'),
];
