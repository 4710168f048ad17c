interface Waiting {
  readonly since: number;
  readonly begin: () => void;
  readonly reject: (error: Error) => void;
}

export interface TurnTerms {
  /** Number of tasks that run at once. */
  readonly atOnce: number;
  /**
   * Length of a turn in milliseconds. A task that takes longer probably waits for a lock: it continues, and the next
   * task begins.
   */
  readonly turnMs: number;
  /** A task that has waited longer for its turn is rejected; milliseconds. */
  readonly patienceMs: number;
  readonly rejection: () => Error;
}

/**
 * Runs tasks in the order of their calls, a few at once. Unlike a semaphore it does not limit the number of unfinished
 * tasks: a task that waits for a lock delays the others by one turn at most.
 */
export class Turns {
  /** Number of tasks that have had to wait for their turn. */
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

  /** Passes the turn to the first task that still waits, so that a new task cannot take it first. */
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
