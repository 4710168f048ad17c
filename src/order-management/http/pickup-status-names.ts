import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Request } from 'express';
import { catchError, type Observable } from 'rxjs';
import { DomainError, isDomainError } from '#kernel';
import { isPickup, OrderFacade, statusKey, type OrderStatus } from '../../order/index.js';
import { ShippingFacade } from '../../shipping/index.js';

const NAMED = ['from', 'to', 'allowed'];

/** The sentence of a refused status names the statuses of an order that is picked up as everything else does. */
@Injectable()
export class PickupStatusNames implements NestInterceptor {
  constructor(
    private readonly orders: OrderFacade,
    private readonly shipping: ShippingFacade,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { id } = context.switchToHttp().getRequest<Request>().params;
    return next.handle().pipe(
      catchError(async (error: unknown) => {
        throw isDomainError(error) && error.code === 'illegal_transition' ? await this.named(error, Number(id)) : error;
      }),
    );
  }

  private async named(error: DomainError, orderId: number): Promise<DomainError> {
    const [order, pickups] = await Promise.all([this.orders.find(orderId), this.shipping.collected()]);
    if (!order || !isPickup(order, pickups)) return error;
    const textKeys = Object.fromEntries(
      Object.entries(error.details)
        .filter(([name]) => NAMED.includes(name))
        .map(([name, words]) => [name, [words].flat().map((word) => statusKey(word as OrderStatus, true))]),
    );
    return new DomainError(error.code, { ...error.details, textKeys }, { cause: error });
  }
}
