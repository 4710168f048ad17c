import { Injectable } from '@nestjs/common';
import type { ShipmentStatus } from '#contracts';
import { mustRead, OrderFacade } from '../../order/index.js';
import type { Caller } from '../../platform/access/caller.js';
import { ShippingFacade } from '../../shipping/index.js';
import { orderManagementErrors } from '../order-management.errors.js';

export interface TrackedShipment {
  readonly trackingNumber: string;
  readonly shipment: ShipmentStatus;
}

/**
 * Position of an order's parcel, as reported by its shipping provider.
 * @throws order_not_found; not_tracked without a tracking number
 */
@Injectable()
export class TrackOrder {
  constructor(
    private readonly orders: OrderFacade,
    private readonly shipping: ShippingFacade,
  ) {}

  async run(caller: Caller, orderId: number): Promise<TrackedShipment> {
    const { shippingMethod, trackingNumber } = mustRead(caller, await this.orders.find(orderId));
    if (!shippingMethod || !trackingNumber) throw orderManagementErrors.not_tracked();
    return { trackingNumber, shipment: await this.shipping.track(shippingMethod, trackingNumber, caller.language) };
  }
}
