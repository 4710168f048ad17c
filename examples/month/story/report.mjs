import { cents, decimal, sum } from '../shop/rest.mjs';
import { dateOf } from '../shop/calendar.mjs';

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const WIDTHS = [34, 12, 14];

/** `16 October` */
export function dayOf(day) {
  const [, month, date] = dateOf(day).split('-').map(Number);
  return `${date} ${MONTHS[month - 1]}`;
}

/** Prints what happens as plain sentences. */
export class Report {
  constructor(print) {
    this.print = print;
  }

  title(text) {
    this.print(text);
    this.print('='.repeat(text.length));
  }

  event(day, text) {
    this.print(`\n${dayOf(day)}: ${text}`);
  }

  detail(text) {
    this.print(`  ${text}`);
  }

  statement(day, { bank, first, last }, format, pairs) {
    this.event(day, `the statement of ${bank}, ${format}, ${dayOf(first)} to ${dayOf(last)}`);
    const count = (...kinds) => pairs.filter(({ transfer: { expect } }) => kinds.includes(expect)).length;
    this.detail(`${pairs.length} entries. Booked by the shop: ${count('rule')}. Payments of ours: ${count('aside')}.`);
    this.detail(`For a person: ${count('person', 'nothing')}.`);
    for (const { transfer, transaction } of pairs)
      if (['person', 'nothing'].includes(transfer.expect)) this.#decision(transfer, transaction);
  }

  #decision(transfer, { suggestions: [best] }) {
    const decided = decisionOf(transfer, best);
    this.detail(`  ${decimal(Math.abs(transfer.amount)).padStart(7)}  ${decided.padEnd(25)}  ${transfer.because}`);
  }

  table(rows) {
    const line = ([first, ...numbers]) =>
      [first.padEnd(WIDTHS[0]), ...numbers.map((text, at) => text.padStart(WIDTHS[at + 1]))].join('');
    this.print(`\n${line(['', 'entries', 'EUR'])}`);
    for (const [name, entries] of rows)
      this.print(line([name, String(entries.length), decimal(sum(entries.map(({ amount }) => cents(amount))))]));
  }

  list(title, lines) {
    this.print(`\n${title}`);
    for (const line of lines) this.detail(line);
  }
}

function decisionOf({ expect, leave, returned, orders }, best) {
  if (leave) return 'left for later';
  if (expect === 'nothing') return 'ignored';
  if (returned) return 'confirmed';
  return `${best.confidence === 'high' ? 'accepted' : 'looked at'}: ${orders.length > 1 ? 'orders' : 'order'} ${orders.join(', ')}`;
}
