/** Lets `atOnce` pieces of work run, up to `waiting` wait in line, and refuses the rest at once. */
export class Semaphore {
  private running = 0;
  private readonly line: Array<() => void> = [];

  constructor(
    private readonly atOnce: number,
    private readonly waiting: number,
    private readonly refusal: () => Error,
  ) {}

  async pass<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.atOnce) {
      if (this.line.length >= this.waiting) throw this.refusal();
      await new Promise<void>((resolve) => this.line.push(resolve));
    } else {
      this.running++;
    }
    try {
      return await work();
    } finally {
      const next = this.line.shift();
      // the place is handed on, so that nobody overtakes the line
      if (next) next();
      else this.running--;
    }
  }
}
