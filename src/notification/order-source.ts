import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { Language } from '#kernel';
import {
  ORDER_PRESENTATION,
  type OrderPresentation,
  type OrderPresentationSource,
} from '../ports/order-presentation.js';

/** The present state of an order, from whichever module provides it. */
@Injectable()
export class OrderSource {
  constructor(private readonly modules: ModuleRef) {}

  load(orderId: number, language: Language): Promise<OrderPresentation | null> {
    return this.source.load(orderId, language);
  }

  /** Whether the address is proven to be the buyer's own, or was given by an administrator. */
  async isProven(orderId: number, address: string | null): Promise<boolean> {
    const proven = await this.source.provenEmail(orderId);
    return proven !== null && proven.toLowerCase() === address?.toLowerCase();
  }

  private get source(): OrderPresentationSource {
    return this.modules.get<OrderPresentationSource>(ORDER_PRESENTATION, { strict: false });
  }
}
