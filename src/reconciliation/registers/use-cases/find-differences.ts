import { Inject, Injectable } from '@nestjs/common';
import { addDays, CLOCK, type Clock, type Money } from '#kernel';
import { CourierOrders, type OrderRecord } from '../../../order/index.js';
import { PaymentFacade } from '../../../payment/index.js';
import { ParcelRows } from '../data/parcel-rows.js';
import { RegisterRows } from '../data/register-rows.js';
import type { CourierRegister } from '../domain/courier-register.js';
import type { ViewedRow } from '../domain/row-state.js';
import { ViewRegisters } from './view-registers.js';

/** Maximum number of rows, and of orders, that are searched. */
const MOST = 1_000;

/** Something that a person has to check: a row, a transfer of another sum, or an order that no register has. */
export type CourierDifference =
  | { readonly kind: 'row'; readonly viewed: ViewedRow }
  | { readonly kind: 'transfer'; readonly register: CourierRegister }
  | { readonly kind: 'order'; readonly order: OrderRecord; readonly expected: Money };

/** Lists what differs between registers, transfers and orders, as it is now. */
@Injectable()
export class FindDifferences {
  constructor(
    private readonly registers: RegisterRows,
    private readonly parcels: ParcelRows,
    private readonly orders: CourierOrders,
    private readonly viewRegisters: ViewRegisters,
    private readonly payments: PaymentFacade,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @param days number of days after the shipment from which an order should be in a register */
  async run(days: number): Promise<CourierDifference[]> {
    const rows = await this.viewRegisters.view(await this.parcels.toCheck(MOST));
    return [
      ...rows.filter(({ problem }) => problem !== null).map((viewed) => ({ kind: 'row' as const, viewed })),
      ...(await this.registers.unequal()).map((register) => ({ kind: 'transfer' as const, register })),
      ...(await this.missing(days)).map((order) => ({
        kind: 'order' as const,
        order,
        expected: order.total.subtract(order.paid).add(order.refunded),
      })),
    ];
  }

  /** Orders that were shipped, are to be paid on delivery, and are in no register; the earliest first. */
  async missing(days: number): Promise<OrderRecord[]> {
    const methods = [...(await this.payments.onDelivery())];
    const shipped = await this.orders.uncollected(methods, addDays(this.clock.now(), -days), MOST);
    const counted = await this.parcels.counted(shipped.map(({ id }) => id));
    return shipped.filter(({ id }) => !counted.has(id));
  }
}
