import { Injectable } from '@nestjs/common';

/** Tells the relay of this process that an event has just been committed, so that it need not wait for its next look. */
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
