import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Request } from 'express';
import { sessionCaller } from '../../identity/index.js';
import type { DescribedError } from '../../platform/http/errors/describe-error.js';
import { RefusedForms } from '../errors/refused-forms.js';
import { readEntries } from './entries.js';
import { RepairCart } from './repair-cart.js';
import { ShowCheckout } from './show-checkout.js';

/** Errors that a buyer can correct in the form. */
const MENDABLE = [403, 409, 422];

/** The checkout's page after its form was refused: with all entries, and the cart as it can be ordered now. */
@Injectable()
export class CheckoutRefusals implements OnModuleInit {
  constructor(
    private readonly forms: RefusedForms,
    private readonly page: ShowCheckout,
    private readonly cart: RepairCart,
  ) {}

  onModuleInit(): void {
    for (const path of ['/checkout', '/checkout/process']) {
      this.forms.register({ path, show: (request, described) => this.show(request, described) });
    }
  }

  private async show(request: Request, refusal: DescribedError): Promise<string | null> {
    if (!MENDABLE.includes(refusal.status) || typeof request.csrfToken !== 'function') return null;
    const caller = request.caller ?? sessionCaller(request);
    const repaired = refusal.status === 409 ? await this.cart.run(caller.ownerKey, caller.language) : [];
    return this.page.run(request, caller, { entries: readEntries(request.body), refusal, repaired });
  }
}
