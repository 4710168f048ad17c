import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { equalSecrets } from '#kernel';
import { rememberGrant } from '../../identity/index.js';
import { mustRead, OrderFacade } from '../../order/index.js';
import { Config } from '../../platform/config/config.js';
import { redirect } from '../../platform/http/envelope/envelope.interceptor.js';
import type { Caller } from '../../platform/access/caller.js';

/** Removes an order's key from the address, so that it stays in no history, bookmark or `Referer` (decisions §18). */
@Injectable()
export class DropOrderKey {
  constructor(
    private readonly orders: OrderFacade,
    private readonly config: Config,
  ) {}

  /**
   * A request with the order's key is answered by 303 to the address without it; the session may open the order from
   * then on. Answers false when there is no key in the address, or no session: callers with a token are shown the page
   * at once.
   * @throws order_not_found when the caller may not read it
   */
  async run(request: Request, caller: Caller, orderId: number): Promise<boolean> {
    if (!request.session || request.query['key'] === undefined) return false;
    const { key } = mustRead(caller, await this.orders.find(orderId));
    if (caller.orderKey !== null && equalSecrets(caller.orderKey, key)) rememberGrant(request, orderId, key);
    const url = new URL(request.originalUrl, 'http://here');
    url.searchParams.delete('key');
    await redirect(request.res as Response, 303, `${this.config.basePath}/order/${orderId}${url.search}`);
    return true;
  }
}
