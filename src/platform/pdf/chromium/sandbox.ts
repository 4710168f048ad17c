import { Logger } from '@nestjs/common';
import { NoBrowser } from './find-browser.js';

const OFF = '--no-sandbox';

/**
 * Whether browsers run in their sandbox. They do where the kernel allows it: this requires an ordinary user, and user
 * namespaces or a setuid helper. Whether that is so is found out once a process, by the first start; what was found is
 * logged in one line.
 */
export class Sandbox {
  private readonly logger = new Logger('Print');
  private state: 'unknown' | 'on' | 'off' = 'unknown';

  constructor(private readonly userId: number | undefined = process.getuid?.()) {}

  /**
   * Starts a browser by `start`, which is given the flags of the sandbox, and is called twice when the first start with
   * it fails.
   */
  async around<T>(start: (flags: readonly string[]) => Promise<T>): Promise<T> {
    if (this.state === 'unknown' && this.userId === 0) this.switchOff('the server runs as root');
    if (this.state === 'off') return start([OFF]);
    try {
      const started = await start([]);
      this.state = 'on';
      return started;
    } catch (error) {
      // where it has worked before, something else is wrong
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
