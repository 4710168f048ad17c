import { Injectable } from '@nestjs/common';
import { OrderFacade } from '../../order/index.js';
import type { Caller } from '../../platform/access/caller.js';
import type { OrderAccess } from '../../ports/order-access.js';
import { mustManage, mustRead } from '../domain/order-gate.js';

/** The orders' gate, for modules that may not enter here. */
@Injectable()
export class GuardOrder implements OrderAccess {
  constructor(private readonly orders: OrderFacade) {}

  async mustRead(caller: Caller, orderId: number): Promise<void> {
    mustRead(caller, await this.orders.find(orderId));
  }

  async mustManage(caller: Caller, orderId: number): Promise<void> {
    mustManage(caller, await this.orders.find(orderId));
  }
}
