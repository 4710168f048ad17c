/** Runs up to `atOnce` tasks, queues up to `waiting`, and rejects the rest at once. */
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
      // The slot goes to the next task of the queue, so that a new task cannot take it first.
      if (next) next();
      else this.running--;
    }
  }
}
