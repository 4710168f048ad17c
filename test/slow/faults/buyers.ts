import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { address } from '../../fixtures/orders.js';

export interface Acknowledged {
  readonly id: number;
  readonly email: string;
}

/** A number of concurrent buyers who each place one order after the other until they are stopped. */
export class Buyers {
  readonly acknowledged: Acknowledged[] = [];
  /** Emails of buyers who sent an Idempotency-Key and repeated their order until they received its number. */
  readonly insistent = new Set<string>();
  /** Unexpected answers, which no buyer may get whatever happens to the server. */
  readonly strange: string[] = [];
  private readonly running: Promise<void>[];
  private stopped = false;
  private made = 0;

  constructor(
    private readonly url: string,
    private readonly products: readonly number[],
    count: number,
  ) {
    this.running = Array.from({ length: count }, (_, n) => this.buy(n % 2 === 0));
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await Promise.all(this.running);
  }

  private async buy(insists: boolean): Promise<void> {
    while (!this.stopped) {
      const email = `buyer${++this.made}@example.com`;
      if (insists) this.insistent.add(email);
      const body = this.order(email);
      const key = insists ? randomUUID() : null;
      while (!(await this.send(email, body, key)) && insists) await sleep(100);
    }
  }

  private order(email: string): string {
    const one = Math.floor(Math.random() * this.products.length);
    const items = [this.products[one], this.products[(one + 1) % this.products.length]].map((product_id, n) => ({
      product_id,
      quantity: n + 1,
    }));
    return JSON.stringify({ items, customer: { email }, shipping_address: address, payment_method: 'cash' });
  }

  /** Returns true if the order was acknowledged. */
  private async send(email: string, body: string, key: string | null): Promise<boolean> {
    try {
      const headers = { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) };
      const response = await fetch(`${this.url}/api/orders`, { method: 'POST', headers, body });
      const answer = (await response.json()) as { data: { id: number }; code?: string };
      if (response.status === 201) this.acknowledged.push({ id: answer.data.id, email });
      else if (answer.code !== 'idempotency_in_progress') this.strange.push(`${response.status} ${answer.code}`);
      return response.status === 201;
    } catch {
      // The server was killed, or has not started yet.
      await sleep(20);
      return false;
    }
  }
}
