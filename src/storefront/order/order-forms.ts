import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { FieldErrors, hasControls, visibleText } from '#kernel';
import { CheckoutFacade } from '../../checkout/index.js';
import { OrderManagementFacade } from '../../order-management/index.js';
import { Config } from '../../platform/config/config.js';
import type { Caller } from '../../platform/access/caller.js';
import { redirect } from '../../platform/http/envelope/envelope.interceptor.js';
import type { Form } from '../page/form-fields.js';
import { localRedirect } from '../page/page-answer.js';
import { Refusals } from '../page/refusals.js';
import { OrderAgain } from './order-again.js';
import { orderAddress } from './order-address.js';
import { ShowOrderPage, type RefusedOrderForm } from './show-order-page.js';

/** The caller with the order key from the form, if the URL has none. */
function withKey(caller: Caller, sent: unknown): Caller {
  if (caller.orderKey !== null || typeof sent !== 'string' || sent === '') return caller;
  const { ownerKey, guestOwnerKey, guestToken } = caller;
  return { ...caller, ownerKey, guestOwnerKey, guestToken, orderKey: sent };
}

/** Maximum length of the reason of a cancellation, as in the REST operation; longer texts are truncated. */
const MAX_REASON = 2000;

/** Forms of the order's page. They redirect to the page, or show it with the error. */
@Injectable()
export class OrderForms {
  constructor(
    private readonly checkout: CheckoutFacade,
    private readonly management: OrderManagementFacade,
    private readonly ordering: OrderAgain,
    private readonly page: ShowOrderPage,
    private readonly refusals: Refusals,
    private readonly config: Config,
  ) {}

  cancel(request: Request, caller: Caller, orderId: number, form: Form): Promise<string | undefined> {
    const reason = visibleText(text(form['reason'])).slice(0, MAX_REASON);
    return this.answer(
      'cancel',
      request,
      withKey(caller, form['key']),
      orderId,
      async (owner) => {
        if (hasControls(reason, false))
          throw new FieldErrors({ reason: [{ key: 'validation.controlCharactersInLines' }] });
        await this.management.cancel(owner, orderId, reason || null);
      },
      reason,
    );
  }

  /** Pays by another method, or by the same one again. */
  pay(request: Request, caller: Caller, orderId: number, form: Form): Promise<string | undefined> {
    return this.answer('pay', request, withKey(caller, form['key']), orderId, (owner) =>
      this.checkout.pay(owner, orderId, text(form['payment_method'])),
    );
  }

  reportPayment(request: Request, caller: Caller, orderId: number, form: Form): Promise<string | undefined> {
    return this.answer('paid', request, withKey(caller, form['key']), orderId, (owner) =>
      this.checkout.reportPayment(owner, orderId),
    );
  }

  /** Adds the order's products to the cart. */
  async again(request: Request, caller: Caller, orderId: number, form: Form): Promise<undefined> {
    await localRedirect(
      request.res as Response,
      this.config,
      '/cart',
      await this.ordering.run(withKey(caller, form['key']), orderId),
    );
  }

  back(request: Request, caller: Caller, orderId: number): Promise<void> {
    return localRedirect(request.res as Response, this.config, orderAddress(caller, orderId));
  }

  /** @param work returns the address of a provider's page to which the customer is redirected */
  private async answer(
    form: RefusedOrderForm['form'],
    request: Request,
    owner: Caller,
    orderId: number,
    work: (owner: Caller) => Promise<string | null | void>,
    reason?: string,
  ): Promise<string | undefined> {
    const response = request.res as Response;
    let leaves: string | null | void;
    try {
      leaves = await work(owner);
    } catch (error) {
      const { status, message } = this.refusals.of(error, request);
      const page = await this.page.run(request, owner, orderId, { form, message, reason });
      response.status(status);
      return page;
    }
    if (leaves) await redirect(response, 303, leaves);
    else await localRedirect(response, this.config, orderAddress(owner, orderId), NOTICES[form]);
    return undefined;
  }
}

const NOTICES = { cancel: 'cancelled', pay: 'payment_chosen', paid: 'payment_reported' } as const;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
