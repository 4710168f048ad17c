import { Injectable } from '@nestjs/common';
import type { ServerEvent } from '#contracts';
import { OrderFacade } from '../../order/index.js';
import type { PendingOperation } from '../../payment/index.js';
import { ReservationLedger } from '../../payment/ledger.js';
import { SYSTEM_ACTOR } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { ServerEventListener } from '../../platform/events/server-event-listener.decorator.js';
import { BeginOperation } from '../use-cases/begin-operation.js';
import { FinishOperation } from '../use-cases/finish-operation.js';

/** Releases the money that is reserved for a cancelled order, also if it is reserved after the cancellation. */
@Injectable()
export class CancelledOrdersListener {
  constructor(
    private readonly db: Database,
    private readonly orders: OrderFacade,
    private readonly reservations: ReservationLedger,
    private readonly beginOperation: BeginOperation,
    private readonly finishOperation: FinishOperation,
  ) {}

  @ServerEventListener('OrderStatusChanged')
  async cancelled({ data }: ServerEvent<'OrderStatusChanged'>): Promise<void> {
    if (data.to === 'cancelled') await this.release(data.order_id);
  }

  @ServerEventListener('PaymentAuthorized')
  async authorized({ data }: ServerEvent<'PaymentAuthorized'>): Promise<void> {
    await this.release(data.order_id);
  }

  private async release(orderId: number): Promise<void> {
    const offer = await this.beginOperation.offer(orderId, 'void');
    if (!offer.isOffered) return;
    const operation = await this.db.transaction(async (tx): Promise<PendingOperation | null> => {
      const order = await this.orders.lock(tx, orderId);
      if (order.status !== 'cancelled') return null;
      const reserved = await this.reservations.find(tx, orderId);
      // a running capture takes precedence; the captured money becomes due for a refund
      if (!reserved || reserved.operation !== null) return null;
      const request = { kind: 'void', amount: null, actor: SYSTEM_ACTOR, intent: null } as const;
      return this.beginOperation.begin(tx, order, request, offer);
    });
    if (operation) await this.finishOperation.run(operation, null);
  }
}
