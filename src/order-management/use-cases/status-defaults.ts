import { Injectable } from '@nestjs/common';
import { isPickup, type OrderRecord, type OrderStatus } from '../../order/index.js';
import { PaymentFacade } from '../../payment/index.js';
import { PaymentDeadline } from '../../settlement/index.js';
import { ShopSettings } from '../../settings/index.js';
import { ShippingFacade } from '../../shipping/index.js';

/** What a move to a status implies unless the request says otherwise. */
export interface StatusDefault {
  /** New payment deadline; undefined: unchanged. */
  readonly dueAt: (order: OrderRecord) => Date | null | undefined;
  /** Whether the customer gets an email. */
  readonly notify: (order: OrderRecord) => boolean;
}

/** Reads what the moves to a status need, before the order is locked. */
@Injectable()
export class StatusDefaults {
  constructor(
    private readonly payments: PaymentFacade,
    private readonly deadline: PaymentDeadline,
    private readonly shipping: ShippingFacade,
    private readonly settings: ShopSettings,
  ) {}

  /**
   * A delivered order that is ready to ship is announced only if the setting `mail_ready_for_shipment` is on, because
   * the mail about the shipment follows soon. Buyers of a pickup order have to know that it is ready.
   */
  async of(to: OrderStatus): Promise<StatusDefault> {
    const methods = to === 'awaiting_payment' ? await this.payments.allKnown() : null;
    const pickups = await this.shipping.collected();
    const isAnnounced = to !== 'ready_for_shipment' || this.settings.stored.mail_ready_for_shipment;
    return {
      dueAt: (order) =>
        methods ? this.deadline.of(order, methods.find(({ key }) => key === order.paymentMethod) ?? null) : undefined,
      notify: (order) => isAnnounced || isPickup(order, pickups),
    };
  }
}
