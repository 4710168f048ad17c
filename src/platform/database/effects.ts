import type { Actor, ServerEventData, ServerEventType } from '#contracts';
import { newEvent, type PublishedEvent } from './published-events.js';
import type { DecidedFacts, TransactionEffects } from './transaction.js';

/** Collects the effects of a transaction until its COMMIT is sent. */
export class CollectedEffects implements TransactionEffects {
  readonly events: PublishedEvent[] = [];
  readonly tags = new Set<string>();
  readonly hooks: Array<() => void> = [];
  private ended = false;

  publish<T extends ServerEventType>(type: T, actor: Actor, data: ServerEventData[T]): string {
    return this.announce(newEvent(type, actor, data));
  }

  publishDecidedLater<T extends ServerEventType, K extends keyof ServerEventData[T]>(
    facts: DecidedFacts<K>,
    type: T,
    actor: Actor,
    data: Omit<ServerEventData[T], K>,
  ): string {
    return this.announce(newEvent(type, actor, data, facts));
  }

  private announce(published: PublishedEvent): string {
    this.assertOpen();
    this.events.push(published);
    return published.event.id;
  }

  touch(...tags: string[]): void {
    this.assertOpen();
    for (const tag of tags) this.tags.add(tag);
  }

  afterCommit(work: () => void): void {
    this.assertOpen();
    this.hooks.push(work);
  }

  /** Ends the collection: later events and tags would not be part of the transaction. */
  end(): void {
    this.ended = true;
  }

  private assertOpen(): void {
    if (this.ended) throw over();
  }
}

export const over = (): Error => new Error('The transaction is over: nothing more can be asked of it.');
