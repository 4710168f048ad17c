/** Runs up to `atOnce` tasks, lets up to `waiting` wait in a queue, and rejects the rest at once. */
export class Semaphore {
  private running = 0;
  private readonly queue: Array<() => void> = [];

  constructor(
    private readonly atOnce: number,
    private readonly waiting: number,
    private readonly rejection: () => Error,
  ) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.atOnce) {
      if (this.queue.length >= this.waiting) throw this.rejection();
      await new Promise<void>((resolve) => this.queue.push(resolve));
    } else {
      this.running++;
    }
    try {
      return await work();
    } finally {
      const next = this.queue.shift();
      // the slot is handed to the next in the queue, so that no newcomer gets it first
      if (next) next();
      else this.running--;
    }
  }
}
