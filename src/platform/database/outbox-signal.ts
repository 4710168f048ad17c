import { Injectable } from '@nestjs/common';

/** Wakes the outbox relay of this process after a commit, so that it delivers new events before its next poll. */
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
