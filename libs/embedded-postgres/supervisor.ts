import type { ChildProcess } from 'node:child_process';
import { endOrphan } from './orphan.js';
import { hasEnded, startPostmaster, stopPostmaster, type Launch } from './postmaster.js';

const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 10_000;
/** A server that ran for this long (milliseconds) was healthy: the next restart uses the first, short pause. */
const HEALTHY_MS = 60_000;

/** Supervises a PostgreSQL: after an unexpected exit it is restarted on the same port, with increasing pauses. */
export class Supervisor {
  private child: ChildProcess | undefined;
  private pause = FIRST_PAUSE_MS;
  private timer: NodeJS.Timeout | undefined;
  private starting: Promise<void> | undefined;
  private stopped: Promise<void> | undefined;
  private readonly endWithUs = () => this.child?.kill('SIGINT');

  constructor(
    private readonly launch: Launch,
    private readonly log: (line: string) => void,
  ) {}

  async start(): Promise<void> {
    process.once('exit', this.endWithUs);
    await this.startServer().catch((error: unknown) => {
      process.off('exit', this.endWithUs);
      throw error;
    });
  }

  /** Stops the server and restarts it no more. May be called repeatedly. */
  stop(): Promise<void> {
    this.stopped ??= this.end();
    return this.stopped;
  }

  private async end(): Promise<void> {
    clearTimeout(this.timer);
    await this.starting?.catch(() => undefined);
    if (this.child) await stopPostmaster(this.child);
    process.off('exit', this.endWithUs);
  }

  private async startServer(): Promise<void> {
    const child = await startPostmaster(this.launch, (spawned) => (this.child = spawned));
    const since = Date.now();
    child.once('exit', (code, signal) => this.onExit(`${signal ?? `code ${code}`}`, since));
    if (hasEnded(child)) this.onExit('at once', since);
  }

  private onExit(how: string, since: number): void {
    if (this.stopped || this.timer) return;
    if (Date.now() - since > HEALTHY_MS) this.pause = FIRST_PAUSE_MS;
    this.log(`PostgreSQL ended unexpectedly (${how}); starting it again in ${this.pause} ms`);
    this.timer = setTimeout(() => this.again(), this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE_MS);
  }

  private again(): void {
    this.timer = undefined;
    const since = Date.now();
    this.starting = endOrphan(this.launch.folder, this.log)
      .then(() => this.startServer())
      .then(() => this.log('PostgreSQL is back'))
      .catch((error: Error) => this.onExit(error.message, since));
  }
}
