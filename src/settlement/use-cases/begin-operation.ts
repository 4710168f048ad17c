import { Injectable } from '@nestjs/common';
import { openAmount, OrderFacade, type OrderRecord } from '../../order/index.js';
import type { OperationOffer, OperationRequest, PendingOperation } from '../../payment/index.js';
import { CallReservation, ReservationLedger } from '../../payment/ledger.js';
import { answersAgain } from '../../platform/database/running-intent.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { mustBeCurrent } from '../../platform/errors/must-be-current.js';

export interface RequestedOperation extends OperationRequest {
  /** The version that was read; a changed order is refused. */
  readonly version?: number;
}

/** Stores the capture or the release of reserved money, before its gateway is called. */
@Injectable()
export class BeginOperation {
  constructor(
    private readonly orders: OrderFacade,
    private readonly reservations: ReservationLedger,
    private readonly gateways: CallReservation,
  ) {}

  /** Must be called before the transaction that begins the operation, because it reads the payment methods. */
  async offer(orderId: number, wanted: Pick<OperationRequest, 'kind' | 'paymentId'>): Promise<OperationOffer> {
    const method = await this.reservations.methodOf(orderId, wanted);
    return { method, isOffered: method !== null && (await this.gateways.isOffered(method, wanted.kind)) };
  }

  /**
   * Begins an operation on the reservation of the locked order. If the same operation has no outcome yet, it is
   * repeated with the same idempotency key. Null if an earlier request with the same intent has executed it.
   * @throws nothing_reserved, nothing_to_capture, payment_in_progress (another operation has no outcome yet),
   * operation_not_offered, stale_version, 422 at `amount` above the reserved amount
   */
  async begin(
    tx: Transaction,
    order: OrderRecord,
    { version, ...request }: RequestedOperation,
    offer: OperationOffer,
  ): Promise<PendingOperation | null> {
    const { kind, intent } = request;
    const earlier = intent === null ? null : await this.reservations.intended(tx, order.id, intent);
    if (earlier?.status === STATUS_AFTER[kind]) {
      answersAgain();
      return null;
    }
    // An earlier request with this intent has incremented the version, so it is not compared then.
    if (!earlier) mustBeCurrent(version, order.version);
    const open = { orderId: order.id, open: openAmount(order) };
    const operation = await this.reservations.begin(tx, open, request, offer);
    // The version is incremented, so that a client with the previous version is refused while the gateway is working.
    await this.orders.change(tx, order, {});
    return operation;
  }
}

/** Status of the payment after an operation. */
export const STATUS_AFTER = { capture: 'captured', void: 'voided' } as const;
