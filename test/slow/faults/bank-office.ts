import type { Answered, Client } from '#testing';
import { camtOf, type WrittenEntry } from '../../fixtures/bank-statements/write-statement.js';
import type { CopiedOrder } from '../../fixtures/copied-orders.js';
import type { InsistentCalls } from './insistent-calls.js';

const CERTAIN = 25;
const LIKELY = 15;
const OTHERS = 210;
/** Number of transactions of a file that are also in the file before it. */
const OVERLAP = 50;

/** A statement whose transactions are numbered, so that each can be found. */
export interface SentFile {
  readonly name: string;
  readonly text: string;
  /** References that no earlier file has. */
  readonly own: readonly string[];
  /** References of the entries that no other file contains. */
  readonly alone: readonly string[];
  /** Orders that are paid by rules, without a decision. */
  readonly certain: readonly CopiedOrder[];
}

/** Statements of one account, in which each order is named once. */
export function writeStatements(account: string, orders: readonly CopiedOrder[], count: number): SentFile[] {
  const files: SentFile[] = [];
  let before: WrittenEntry[] = [];
  for (let file = 0; file < count; file++) {
    const from = file * (CERTAIN + LIKELY);
    const certain = orders.slice(from, from + CERTAIN);
    const likely = orders.slice(from + CERTAIN, from + CERTAIN + LIKELY);
    const entry = (place: number, amount: string, text: string): WrittenEntry => ({
      ...{ amount, text, reference: `F${file}-${place}`, name: 'Olena Bondar' },
    });
    const entries = [
      ...certain.map(({ reference }, place) => entry(place, '34.90', `Order ${reference}`)),
      ...likely.map(({ id }, place) => entry(CERTAIN + place, '34.90', `Order number ${id}`)),
      ...Array.from({ length: OTHERS }, (_, place) => entry(CERTAIN + LIKELY + place, `${place + 1}.01`, 'Gift')),
    ];
    const all = [...before, ...entries];
    files.push({
      name: `file-${file}.xml`,
      text: camtOf({ account, day: '2026-11-20', opening: '0.00', entries: all }),
      own: entries.map(({ reference }) => reference),
      alone: entries.slice(OVERLAP).map(({ reference }) => reference),
      certain,
    });
    before = entries.slice(0, OVERLAP);
  }
  return files;
}

/** Simulates the staff of a shop, who work with its bank transactions until the calls are stopped. */
export class BankOffice {
  readonly imported: SentFile[] = [];
  /** Ids of refunds for which a file was created. */
  readonly exported: number[] = [];

  constructor(
    private readonly calls: InsistentCalls,
    private readonly random: () => number,
  ) {}

  /** Imports every second file, so that two importers send overlapping files at the same time. */
  async importFiles(files: readonly SentFile[], first: number): Promise<void> {
    for (let at = first; at < files.length && !this.calls.stopped; at += 2) {
      const { name, text } = files[at]!;
      const upload = (client: Client): Promise<Answered> => {
        const form = new FormData();
        form.append('file', new Blob([text]), name);
        return client.upload('/api/admin/bank-statements', form);
      };
      await this.calls.send('import', upload, [201], [200]);
      this.imported.push(files[at]!);
    }
  }

  /** Matches suggested transactions by hand, and unmatches every third of them. */
  async match(): Promise<void> {
    for (let count = 0; !this.calls.stopped; count++) {
      const [one] = await this.suggested(1);
      if (!one) continue;
      const path = `/api/admin/bank-transactions/${one.id}`;
      const { allocations } = one.suggestions[0]!;
      const elsewhere = ['already_matched', 'not_payable'];
      await this.calls.send('match', (client) => client.post(`${path}/match`, { allocations }), [200, ...elsewhere]);
      if (count % 3 > 0) continue;
      const unmatch = (client: Client): Promise<Answered> => client.post(`${path}/unmatch`, { reason: 'A mistake' });
      await this.calls.send('unmatch', unmatch, [200, 'not_matched']);
    }
  }

  /** Accepts suggestions, three at a time. */
  async accept(): Promise<void> {
    while (!this.calls.stopped) {
      const transactions = (await this.suggested(3)).map(({ id, version }) => ({ id, version }));
      if (transactions.length === 0) continue;
      const accept = (client: Client): Promise<Answered> =>
        client.post('/api/admin/bank-transactions/accept', { transactions });
      await this.calls.send('accept', accept, [200]);
    }
  }

  /**
   * Creates a file for each refund.
   * @param refund function that records a due refund of the order, on a server that is not killed
   */
  async createRefundFiles(refund: (order: CopiedOrder) => Promise<number>): Promise<void> {
    const orders = (): CopiedOrder[] => this.imported.flatMap(({ certain }) => certain);
    for (let at = 0; !this.calls.stopped; at++) {
      const order = orders()[at];
      if (!order) {
        at--;
        await this.suggested(1);
        continue;
      }
      const id = await refund(order);
      const body = { format: 'pain.001.001.09', refund_ids: [id] };
      const create = (client: Client): Promise<Answered> => client.post('/api/admin/refund-files', body);
      await this.calls.send('refund file', create, [201], ['already_exported']);
      this.exported.push(id);
    }
  }

  /**
   * Fetches from the feed until the calls are stopped.
   * @param makeDue function that makes the feed due again, even if a killed server was fetching from it
   */
  async fetchFeed(makeDue: () => Promise<unknown>): Promise<void> {
    while (!this.calls.stopped) {
      await makeDue();
      await this.calls.send('feed', (client) => client.post('/api/admin/bank-feeds/privatbank/run', {}), [200]);
    }
  }

  private async suggested(count: number): Promise<Suggested[]> {
    const page = Math.floor(this.random() * 5) + 1;
    const path = `/api/admin/bank-transactions?state=suggested&per_page=${count}&page=${page}`;
    return (await this.calls.send('list', (client) => client.get(path), [200])).body.data.items as Suggested[];
  }
}

interface Suggested {
  readonly id: number;
  readonly version: number;
  readonly suggestions: ReadonlyArray<{ readonly allocations: unknown }>;
}

/** A seeded generator of numbers between 0 and 1 (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
