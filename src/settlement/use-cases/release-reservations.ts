import { Injectable } from '@nestjs/common';
import { OrderFacade } from '../../order/index.js';
import { ReservationLedger } from '../../payment/ledger.js';
import { Database } from '../../platform/database/database.js';
import { byShop } from '../domain/originator.js';
import { isReservationUnneeded } from '../domain/payable-order.js';
import { FinishOperation } from './finish-operation.js';

/**
 * Releases reserved money that an order does not need. The polling job repeats failed releases; refusals of the
 * provider are shown to administrators.
 */
@Injectable()
export class ReleaseReservations {
  constructor(
    private readonly db: Database,
    private readonly orders: OrderFacade,
    private readonly reservations: ReservationLedger,
    private readonly finishOperation: FinishOperation,
  ) {}

  /** Stores that the reserved money of an order is to be released. Returns the methods to call. */
  async begin(orderId: number): Promise<ReadonlySet<string>> {
    // Most orders have no reservation; this check saves locking them.
    if (!(await this.reservations.hasAny(orderId))) return new Set();
    return this.db.transaction(async (tx) => {
      const order = await this.orders.lock(tx, orderId);
      const releases = isReservationUnneeded(order)
        ? await this.reservations.release(tx, orderId)
        : await this.reservations.releases(orderId, tx);
      return new Set(releases.map(({ reservation }) => reservation.method));
    });
  }

  /** Calls the method's gateway for each unfinished release of the order. */
  async run(orderId: number, method: string): Promise<void> {
    for (const release of await this.reservations.releases(orderId))
      if (release.reservation.method === method)
        await this.finishOperation.run(release, byShop('release', release.actor));
  }
}
