import { Injectable } from '@nestjs/common';
import { DomainError, FieldErrors, LANGUAGES, type Language } from '#kernel';
import { basketLines, type RequestedLine } from '../../cart/index.js';
import { CustomerFacade } from '../../customer/index.js';
import type { Address, Contact, CreatedOrder } from '../../order/index.js';
import { PaymentFacade, type OfferedMethod } from '../../payment/index.js';
import { hasScope, type Caller } from '../../platform/access/caller.js';
import { Config } from '../../platform/config/config.js';
import { PlaceOrder } from './place-order.js';

/** An order as a client sends it. */
export interface OrderSubmission {
  /** Null: the lines of the caller's cart, which is emptied. */
  readonly items: readonly RequestedLine[] | null;
  readonly contact: Contact;
  /** A registered customer, from administrators and integrations; ignored from others. */
  readonly customerId: number | null;
  /** The recipient is the buyer if none is given. */
  readonly shippingAddress: Address;
  /** Null: the shipping address. */
  readonly billingAddress: Address | null;
  /** Key or id of a payment method. */
  readonly paymentMethod: string | number;
  /** Key of a method; null: the one chosen for the cart, else the first active one. */
  readonly shippingMethod: string | null;
  readonly note: string | null;
  /** Language of the order's mails, from administrators and integrations; null: the customer's, or the caller's. */
  readonly language: Language | null;
  /** The total that the buyer was shown, in the shop's currency; null: not sent. */
  readonly expectedTotal: number | null;
}

interface Buyer {
  readonly contact: Contact;
  readonly customerId: number | null;
  /** The language of a registered customer; null for others. */
  readonly language: Language | null;
}

/**
 * Places an order sent by a client, after finding its customer and payment method.
 * @throws 422 at `customer.email`, `customer_id`, `payment_method`; else the errors of PlaceOrder
 */
@Injectable()
export class SubmitOrder {
  constructor(
    private readonly customers: CustomerFacade,
    private readonly payments: PaymentFacade,
    private readonly placeOrder: PlaceOrder,
    private readonly config: Config,
  ) {}

  async run(caller: Caller, submission: OrderSubmission, intent: string | null): Promise<CreatedOrder> {
    const { items, shippingAddress, billingAddress, shippingMethod, note, expectedTotal } = submission;
    const { contact, customerId, language } = await this.buyer(caller, submission);
    const method = await this.methodFor(submission.paymentMethod);
    const shipTo = addressedTo(contact, shippingAddress);
    return this.placeOrder.run(caller, {
      items: items && basketLines(caller, items, this.config.currency),
      contact,
      customerId,
      shippingAddress: shipTo,
      billingAddress: billingAddress ? addressedTo(contact, billingAddress) : shipTo,
      paymentMethod: method.key,
      shippingMethod,
      note,
      language: (hasScope(caller, 'orders:write') && (submission.language ?? language)) || caller.language,
      isQuick: false,
      idempotencyRef: intent,
      expectedTotal,
    });
  }

  /**
   * Finds an offered payment method by its key or id.
   * @throws 422 at the field
   */
  async methodFor(keyOrId: string | number): Promise<OfferedMethod> {
    try {
      return await this.payments.offered(keyOrId);
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'unknown_payment_method') throw error;
      throw new FieldErrors({ payment_method: [{ key: 'checkout.errors.method_not_offered' }] });
    }
  }

  private async buyer(caller: Caller, { contact, customerId }: OrderSubmission): Promise<Buyer> {
    const onBehalf = hasScope(caller, 'orders:write');
    if (onBehalf && customerId !== null) return this.registered(customerId, contact);
    if (caller.customerId !== null && !onBehalf) return this.registered(caller.customerId, contact);
    if (!contact.email && !(onBehalf && contact.phone))
      throw new FieldErrors({ 'customer.email': [{ key: 'validation.required' }] });
    return { contact, customerId: null, language: null };
  }

  /** The sent contact data, completed from the customer's profile. */
  private async registered(id: number, sent: Contact): Promise<Buyer> {
    const customer = await this.customers.byId(id);
    if (!customer) throw new FieldErrors({ customer_id: [{ key: 'validation.unknownCustomer' }] });
    return {
      customerId: id,
      language: LANGUAGES.find((language) => language === customer.language) ?? null,
      contact: {
        email: sent.email ?? customer.email,
        firstName: sent.firstName ?? customer.firstName,
        lastName: sent.lastName ?? customer.lastName,
        phone: sent.phone ?? customer.phone,
      },
    };
  }
}

const addressedTo = ({ firstName, lastName }: Contact, address: Address): Address => ({
  ...address,
  name: address.name ?? ([firstName, lastName].filter(Boolean).join(' ') || null),
});
