import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Request } from 'express';
import { DomainError, isDomainError } from '#kernel';
import { isPickup, OrderFacade, statusKey, type OrderStatus } from '../../order/index.js';
import { ErrorFilter } from '../../platform/http/errors/error.filter.js';
import { ShippingFacade } from '../../shipping/index.js';

const NAMED = ['from', 'to', 'allowed'];

/** Uses the pickup wording of statuses in the error message of a refused move of a pickup order. */
@Catch()
export class PickupStatusNames implements ExceptionFilter {
  constructor(
    private readonly orders: OrderFacade,
    private readonly shipping: ShippingFacade,
    private readonly errors: ErrorFilter,
  ) {}

  async catch(thrown: unknown, host: ArgumentsHost): Promise<void> {
    const { id } = host.switchToHttp().getRequest<Request>().params;
    const isRefused = isDomainError(thrown) && thrown.code === 'illegal_transition';
    const error = isRefused ? await this.named(thrown, Number(id)).catch((failure: unknown) => failure) : thrown;
    this.errors.catch(error, host);
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
