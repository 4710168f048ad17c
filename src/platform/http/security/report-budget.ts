import type { Clock } from '#kernel';

const WINDOW_MS = 60_000;
const PER_CLIENT = 10;
const IN_ALL = 60;

/**
 * Reports a minute that one process takes, in total and for one client. Counted in memory: a line of the log is not
 * worth a statement.
 */
export class ReportBudget {
  private readonly taken = new Map<string, number>();
  private inAll = 0;
  private endsAt = 0;

  constructor(private readonly clock: Clock) {}

  /** Counts one; false when it is one too many. */
  take(client: string): boolean {
    const now = this.clock.now().getTime();
    if (now >= this.endsAt) {
      this.taken.clear();
      this.inAll = 0;
      this.endsAt = now + WINDOW_MS;
    }
    const before = this.taken.get(client) ?? 0;
    if (this.inAll >= IN_ALL || before >= PER_CLIENT) return false;
    this.inAll += 1;
    this.taken.set(client, before + 1);
    return true;
  }

  /** Until more are taken. */
  secondsLeft(): number {
    return Math.max(1, Math.ceil((this.endsAt - this.clock.now().getTime()) / 1000));
  }
}
