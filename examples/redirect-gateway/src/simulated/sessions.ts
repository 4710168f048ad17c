import { randomUUID } from 'node:crypto';
import type { SessionStatus } from '../session.js';

const OPEN_MS = 30 * 60_000;

/** The shop's request. */
export interface Wanted {
  readonly amount_minor: string;
  readonly currency: string;
  readonly order_id: number;
  readonly description: string;
  readonly capture: 'now' | 'later';
  readonly return_url: string;
  readonly webhook_url: string;
}

/** A payment as the provider stores it. */
export interface SimulatedSession extends Wanted {
  readonly id: string;
  readonly key: string;
  readonly expires: Date;
  status: SessionStatus;
  captured: bigint;
  refunded: bigint;
}

export type Choice = 'pay' | 'decline' | 'cancel';

/** An operation that the payment's status or amount does not allow. */
export class Refusal extends Error {}

/** The provider's payments, one per key, with the rules by which their status changes. */
export class Sessions {
  private readonly byId = new Map<string, SimulatedSession>();

  /** @param changed callback after each change of a status */
  constructor(
    private readonly now: () => Date,
    private readonly changed: (session: SimulatedSession) => void,
  ) {}

  /** Returns the payment with this key, or creates it. */
  open(key: string, wanted: Wanted): SimulatedSession {
    const known = this.ofKey(key);
    if (known) return known;
    const expires = new Date(this.now().getTime() + OPEN_MS);
    const session = { ...wanted, id: `ps_${randomUUID()}`, key, expires, status: 'open' as const };
    this.byId.set(session.id, { ...session, captured: 0n, refunded: 0n });
    return this.byId.get(session.id)!;
  }

  ofId(id: string): SimulatedSession | undefined {
    const session = this.byId.get(id);
    if (session?.status === 'open' && session.expires <= this.now()) this.move(session, 'expired');
    return session;
  }

  ofKey(key: string): SimulatedSession | undefined {
    const session = [...this.byId.values()].find((one) => one.key === key);
    return session && this.ofId(session.id);
  }

  /** Applies the customer's choice on the page; has no effect once the payment is no longer open. */
  choose(session: SimulatedSession, choice: Choice, bank: 'now' | 'later'): void {
    if (session.status !== 'open') return;
    if (choice !== 'pay') this.move(session, choice === 'decline' ? 'declined' : 'cancelled');
    else if (bank === 'later') this.move(session, 'processing');
    else this.settle(session, true);
  }

  /** Applies the bank's decision. */
  settle(session: SimulatedSession, isPaid: boolean): void {
    if (!isPaid) this.move(session, 'declined');
    else if (session.capture === 'later') this.move(session, 'authorized');
    else this.take(session, BigInt(session.amount_minor));
  }

  /** @throws Refusal */
  capture(session: SimulatedSession, amount: bigint): void {
    if (session.status !== 'authorized') throw new Refusal(`The payment is ${session.status}, not reserved.`);
    if (amount <= 0n || amount > BigInt(session.amount_minor)) throw new Refusal('More than the reserved amount.');
    this.take(session, amount);
  }

  /** @throws Refusal */
  void(session: SimulatedSession): void {
    if (session.status !== 'authorized') throw new Refusal(`The payment is ${session.status}, not reserved.`);
    this.move(session, 'voided');
  }

  /** @throws Refusal */
  refund(session: SimulatedSession, amount: bigint): void {
    if (amount <= 0n || session.refunded + amount > session.captured) throw new Refusal('More than was paid.');
    session.refunded += amount;
  }

  private take(session: SimulatedSession, amount: bigint): void {
    session.captured = amount;
    this.move(session, 'paid');
  }

  private move(session: SimulatedSession, status: SessionStatus): void {
    session.status = status;
    this.changed(session);
  }
}
