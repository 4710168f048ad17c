import { randomUUID } from 'node:crypto';
import { SIGNATURE_HEADER, signatureOf, TIMESTAMP_HEADER, timestampOf } from '../webhook-signature.js';
import type { Faults } from './faults.js';
import type { SimulatedSession } from './sessions.js';

const LIMIT_MS = 10_000;

export interface Message {
  readonly id: string;
  readonly key: string;
  readonly url: string;
  readonly body: string;
  /** Response statuses of the shop, in order; 0 for no response. Empty while the message is held or dropped. */
  readonly answers: number[];
}

/** A message as it is sent. */
export interface SignedMessage {
  readonly raw_body: Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
}

/** The provider's messages to the shop, sent one after another. A refused message is not repeated. */
export class Messages {
  /** Every message, sent or not, in order. */
  readonly all: Message[] = [];
  private held: Message[] = [];
  private queue: Promise<void> = Promise.resolve();

  constructor(
    private readonly secret: string,
    private readonly faults: Faults,
    private readonly now: () => Date,
  ) {}

  /** Sends the shop a message about the payment's new status. */
  announce({ id, key, status, webhook_url: url }: SimulatedSession): void {
    const message = { id: `msg_${randomUUID()}`, key, url, answers: [] };
    const body = JSON.stringify({ id: message.id, type: `session.${status}`, session: { id, key } });
    this.all.push({ ...message, body });
    const times = { sent: 1, twice: 2, dropped: 0, held: 0 }[this.faults.webhooks];
    for (let time = 0; time < times; time++) this.send(this.all.at(-1)!);
    if (this.faults.webhooks === 'held') this.held.push(this.all.at(-1)!);
  }

  /** Sends the messages that are held. */
  async release(order: 'in_order' | 'reversed' = 'in_order'): Promise<void> {
    const messages = order === 'reversed' ? this.held.reverse() : this.held;
    this.held = [];
    for (const message of messages) this.send(message);
    await this.idle();
  }

  /** Sends a message regardless of the faults; sends the message again if it was sent before. */
  send(message: Message): void {
    this.queue = this.queue.then(() => this.deliver(message));
  }

  /** Resolves when all messages so far are sent and answered. */
  idle(): Promise<void> {
    return this.queue;
  }

  signed({ body }: Pick<Message, 'body'>): SignedMessage {
    const raw_body = Buffer.from(body);
    const timestamp = timestampOf(this.now());
    const secret = this.faults.signature === 'wrong' ? `not ${this.secret}` : this.secret;
    const signature = signatureOf(secret, timestamp, raw_body);
    const headers = {
      'content-type': 'application/json',
      [TIMESTAMP_HEADER]: timestamp,
      [SIGNATURE_HEADER]: signature,
    };
    return { raw_body, headers };
  }

  private async deliver(message: Message): Promise<void> {
    const { raw_body: body, headers } = this.signed(message);
    try {
      const signal = AbortSignal.timeout(LIMIT_MS);
      const response = await fetch(message.url, { method: 'POST', headers, body: Buffer.from(body), signal });
      await response.arrayBuffer();
      message.answers.push(response.status);
    } catch {
      message.answers.push(0);
    }
  }
}
