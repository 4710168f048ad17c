import { Logger } from '@nestjs/common';
import { NoBrowser } from './find-browser.js';

const OFF = '--no-sandbox';

/**
 * Whether browsers run in their sandbox. They do if the kernel allows it, which requires an ordinary user, and user
 * namespaces or a setuid helper. The first start of a process determines it and logs the result.
 */
export class Sandbox {
  private readonly logger = new Logger('Print');
  private state: 'unknown' | 'on' | 'off' = 'unknown';

  constructor(private readonly userId: number | undefined = process.getuid?.()) {}

  /**
   * Starts a browser by `start`, which gets the flags for the sandbox. If the first start with the sandbox fails,
   * `start` is called again without it.
   */
  async around<T>(start: (flags: readonly string[]) => Promise<T>): Promise<T> {
    if (this.state === 'unknown' && this.userId === 0) this.switchOff('the server runs as root');
    if (this.state === 'off') return start([OFF]);
    try {
      const started = await start([]);
      this.state = 'on';
      return started;
    } catch (error) {
      // The sandbox has worked before, so the error has another cause.
      if (this.state === 'on' || error instanceof NoBrowser) throw error;
      const started = await start([OFF]);
      this.switchOff((error as Error).message);
      return started;
    }
  }

  private switchOff(reason: string): void {
    this.state = 'off';
    this.logger.warn({ reason: reason.slice(0, 500) }, 'The browser that prints runs without its sandbox');
  }
}
