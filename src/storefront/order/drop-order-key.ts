import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { equalSecrets } from '#kernel';
import { rememberGrant } from '../../identity/index.js';
import { mustRead, OrderFacade } from '../../order/index.js';
import { Config } from '../../platform/config/config.js';
import { redirect } from '../../platform/http/envelope/envelope.interceptor.js';
import type { Caller } from '../../platform/access/caller.js';

/** Removes the order key from the URL, so that it is not stored in the history, bookmarks or `Referer`. */
@Injectable()
export class DropOrderKey {
  constructor(
    private readonly orders: OrderFacade,
    private readonly config: Config,
  ) {}

  /**
   * Redirects (303) a request with the order key to the URL without it; from then on the session may open the order.
   * Returns false if the URL has no key, or if there is no session: callers with a token get the page at once.
   * @throws order_not_found if the caller may not read it
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
