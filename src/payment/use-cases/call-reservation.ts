import { Injectable, Logger } from '@nestjs/common';
import { withTimeout } from '../../platform/time/durations.js';
import { readOperationResult } from '../domain/gateway-answer.js';
import type { OperationOutcome, PendingOperation, ReservationOperation } from '../reservation.types.js';
import { FindMethods } from './find-methods.js';
import { captureRequest, voidRequest } from './gateway-requests.js';
import { LIMIT_MS } from './call-gateway.js';

/** Calls gateways to capture or release reserved money, outside transactions and with a time limit. */
@Injectable()
export class CallReservation {
  private readonly logger = new Logger('Payment');

  constructor(private readonly methods: FindMethods) {}

  /** Whether the method's gateway supports the operation. */
  async isOffered(method: string, kind: ReservationOperation): Promise<boolean> {
    return (await this.methods.known(method))?.gateway[kind] !== undefined;
  }

  /** Calls the gateway. Never throws: an unknown outcome is `pending`. */
  async run(operation: PendingOperation): Promise<OperationOutcome> {
    const { reservation } = operation;
    try {
      const method = await this.methods.known(reservation.method);
      const { gateway, settings } = method ?? {};
      // A capture waits for a gateway that was removed, because the provider may have executed it.
      if (!gateway?.[operation.kind] && (gateway || operation.isRelease))
        return { outcome: 'not_offered', transactionId: null, error: null };
      const result = await withTimeout(LIMIT_MS, async () =>
        operation.kind === 'capture'
          ? gateway!.capture!(captureRequest(operation, settings!))
          : gateway!.void!(voidRequest(operation, settings!)),
      );
      return readOperationResult(result);
    } catch (error) {
      this.logger.error(
        { err: error, gateway: reservation.method, payment_id: reservation.id, operation: operation.kind },
        'The outcome of an operation on reserved money is not known.',
      );
      return { outcome: 'pending', transactionId: null, error: null };
    }
  }
}
