interface Waiting {
  readonly since: number;
  readonly begin: () => void;
  readonly reject: (error: Error) => void;
}

export interface TurnTerms {
  /** Tasks that work at once. */
  readonly atOnce: number;
  /** A task that takes longer waits for something itself: it goes on, and the next begins. In milliseconds. */
  readonly turnMs: number;
  /** What has waited longer for its turn is rejected. In milliseconds. */
  readonly patienceMs: number;
  readonly rejection: () => Error;
}

/**
 * Runs tasks in the order they came, a few at once. Unlike a semaphore it does not bound how many are unfinished: a task
 * that waits for a lock keeps the others waiting no longer than a turn.
 */
export class Turns {
  /** How many tasks had to wait for their turn so far. */
  waited = 0;
  private working = 0;
  private readonly queue: Waiting[] = [];

  constructor(private readonly terms: TurnTerms) {}

  get waiting(): number {
    return this.queue.length;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.working < this.terms.atOnce) this.working++;
    else await this.turn();
    let isOver = false;
    const end = (): void => {
      if (!isOver) this.next();
      isOver = true;
    };
    const timer = setTimeout(end, this.terms.turnMs);
    try {
      return await work();
    } finally {
      clearTimeout(timer);
      end();
    }
  }

  private turn(): Promise<void> {
    this.waited++;
    return new Promise((begin, reject) => this.queue.push({ since: performance.now(), begin, reject }));
  }

  /** Hands the turn to the first that still waits, so that no newcomer gets it. */
  private next(): void {
    const { patienceMs, rejection } = this.terms;
    const now = performance.now();
    for (let first = this.queue.shift(); first; first = this.queue.shift()) {
      if (now - first.since <= patienceMs) return first.begin();
      first.reject(rejection());
    }
    this.working--;
  }
}
