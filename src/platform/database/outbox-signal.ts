import { Injectable } from '@nestjs/common';

/** Signals the relay of this process that an event has been committed, so that it need not wait for its next poll. */
@Injectable()
export class OutboxSignal {
  private listener: (() => void) | null = null;

  onWake(listener: () => void): void {
    this.listener = listener;
  }

  wake(): void {
    this.listener?.();
  }
}
