import { Injectable } from '@nestjs/common';
import { PaymentFacade } from '../../payment/index.js';

/** The payment methods by which buyers pay on delivery. */
@Injectable()
export class CashMethods {
  constructor(private readonly payments: PaymentFacade) {}

  /** Keys of the offline methods that ask for no transfer; cached, so that no second connection is needed. */
  async keys(): Promise<ReadonlySet<string>> {
    const methods = await this.payments.allKnown();
    return new Set(methods.filter(({ offline, awaits }) => offline && awaits === 'pending').map(({ key }) => key));
  }
}
