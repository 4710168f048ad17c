import { camtOf } from '../banks/camt.mjs';
import { csvOf } from '../banks/csv.mjs';
import { ibanOf } from '../banks/iban.mjs';
import { mt940Of } from '../banks/mt940.mjs';
import { Books } from './books.mjs';
import { configure } from './configure.mjs';
import { decide } from './decide.mjs';
import { checkDocuments } from './documents.mjs';
import { importStatement } from './import-statement.mjs';
import { isInvoiced, placeOrder, productsOf } from './place-orders.mjs';
import { refundOrder } from './refund-order.mjs';
import { Report } from './report.mjs';
import { tellEnd } from './tell-end.mjs';
import { firstOfNordbank, ofOnlineBank, ofRheinbank, secondOfNordbank } from './transfers.mjs';

const OWNER = 'Quiet Shelf Demo LLC';
const NORDBANK = { bank: 'Nordbank', account: 'DE19999999990000123456', owner: OWNER, format: camtOf };
const RHEINBANK = { bank: 'Rheinbank', account: ibanOf('DE', '370601930047110815'), format: mt940Of };
const ONLINE = { bank: 'the online bank', account: ibanOf('DE', '110101010099887766'), format: csvOf };

const ORDERS_A_DAY = 3;
const LAST_DAY_OF_ORDERS = 20;

/** Runs a month of the shop through its REST API. */
export class Month {
  orders = [null];

  constructor({ url, calendar, job }, shop, print) {
    this.url = url;
    this.calendar = calendar;
    this.job = job;
    this.shop = shop;
    this.report = new Report(print);
  }

  /** @throws Error if the shop does not behave as expected */
  async run() {
    const { shop, report, orders } = this;
    await configure(shop);
    this.products = await productsOf(shop);
    this.books = new Books(shop, this.products);
    report.title('A month at Quiet Shelf: 60 orders by bank transfer');

    await this.until(12);
    await this.import(
      { ...NORDBANK, file: 'nordbank-1.xml', first: 1, last: 11, opening: 1_204_417, number: 41 },
      firstOfNordbank,
    );
    await this.until(13);
    const refund = await refundOrder(shop, orders[16]);
    report.event(13, `order 16 is cancelled and refunded: ${refund.receiver.name}, in a file for the bank`);
    await this.until(16);
    await this.runClock(
      { reminded: 1, cancelled: 0, waiting_for_statement: 0 },
      'order 7 is due tomorrow, and its customer is reminded',
    );
    await this.expectReminded(7);

    await this.until(18);
    orders[28].invoice = (await shop.get('/api/orders/28/documents')).items[0].number;
    await this.import(
      { ...RHEINBANK, file: 'rheinbank.sta', first: 1, last: 17, opening: 380_050, number: 19 },
      ofRheinbank,
    );
    await this.until(24);
    await this.runClock(
      { reminded: 0, cancelled: 0, waiting_for_statement: 1 },
      'order 7 is a week overdue, and kept: the statement of its deadline is missing',
    );

    await this.until(26);
    const opening = this.books.closing(NORDBANK.account);
    await this.import({ ...NORDBANK, file: 'nordbank-2.xml', first: 12, last: 25, opening, number: 42 }, (all) =>
      secondOfNordbank(all, refund),
    );
    await this.runClock(
      { reminded: 0, cancelled: 1, waiting_for_statement: 0 },
      'the statement has no money for order 7: it is cancelled',
    );
    await this.expectState(7, 'cancelled');

    await this.until(32);
    await this.import({ ...ONLINE, file: 'online-bank.csv', first: 12, last: 31, opening: 0 }, ofOnlineBank);
    await this.expectState(7, 'paid');
    report.detail('order 7 is reinstated by its late payment');
    const { invoice, note } = await checkDocuments(shop, orders[16]);
    report.event(32, `credit note ${note.number} equals invoice ${invoice.number}, in its PDF and as CII and UBL`);
    tellEnd(report, await this.books.check(orders.length - 1));
  }

  /** Moves the calendar to a day. The orders of each day on the way are placed. */
  async until(day) {
    for (;;) {
      const { day: today } = this.calendar;
      while (this.orders.length <= Math.min(today, LAST_DAY_OF_ORDERS) * ORDERS_A_DAY) {
        const order = await placeOrder(this.url, this.products, this.orders.length);
        await isInvoiced(this.shop, order);
        this.orders.push(order);
      }
      if (today === day) return;
      await this.calendar.moveTo(today + 1);
    }
  }

  /**
   * Imports a statement with the transfers that `write` returns, and decides those that the shop leaves to a person.
   */
  async import(statement, write) {
    const transfers = write(this.orders);
    const { format, pairs } = await importStatement(this.shop, { ...statement, transfers });
    this.books.add({ ...statement, transfers });
    this.report.statement(this.calendar.day, statement, format, pairs);
    await decide(this.shop, pairs);
  }

  async runClock(expected, text) {
    const round = await this.job('payment-clock');
    for (const [name, count] of Object.entries({ ...expected, failed: 0 }))
      if (round[name] !== count) throw new Error(`payment-clock: ${JSON.stringify(round)}`);
    this.report.event(this.calendar.day, text);
  }

  async expectReminded(number) {
    const { reminders } = await this.shop.get(`/api/orders/${number}`);
    if (reminders.length !== 1) throw new Error(`Order ${number} has ${reminders.length} reminders.`);
  }

  async expectState(number, expected) {
    const { status } = await this.shop.get(`/api/admin/orders/${number}`);
    if (status !== expected) throw new Error(`Order ${number} is ${status}, not ${expected}.`);
  }
}
