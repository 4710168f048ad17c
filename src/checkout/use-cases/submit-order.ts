import { Injectable } from '@nestjs/common';
import { DomainError, FieldErrors, LANGUAGES, type Language } from '#kernel';
import { CustomerFacade } from '../../customer/index.js';
import type { Address, Contact, CreatedOrder } from '../../order/index.js';
import { PaymentFacade, type OfferedMethod } from '../../payment/index.js';
import { hasScope, type Caller } from '../../platform/access/caller.js';
import { Config } from '../../platform/config/config.js';
import { basketLines } from '../domain/basket-lines.js';
import type { AddressBody, ContactBody, CreateOrderBody } from '../http/dto/create-order.dto.js';
import { PlaceOrder } from './place-order.js';

interface Buyer {
  readonly contact: Contact;
  readonly customerId: number | null;
  /** The language of a known customer. */
  readonly speaks: Language | null;
}

/**
 * An order as a client sends it: resolves who it is for and how it is paid, then places it.
 * @throws 422 at `customer.email`, `customer_id`, `payment_method`; else as PlaceOrder
 */
@Injectable()
export class SubmitOrder {
  constructor(
    private readonly customers: CustomerFacade,
    private readonly payments: PaymentFacade,
    private readonly placeOrder: PlaceOrder,
    private readonly config: Config,
  ) {}

  async run(caller: Caller, body: CreateOrderBody, intent: string | null): Promise<CreatedOrder> {
    const { contact, customerId, speaks } = await this.buyer(caller, body);
    const method = await this.methodFor(body.payment_method);
    const shippingAddress = address(body.shipping_address, contact);
    return this.placeOrder.run(caller, {
      items: body.items ? basketLines(caller, body.items, this.config.currency) : null,
      contact,
      customerId,
      shippingAddress,
      billingAddress: body.billing_address ? address(body.billing_address, contact) : shippingAddress,
      paymentMethod: method.key,
      shippingMethod: body.shipping_method ?? null,
      note: body.note ?? null,
      language: (hasScope(caller, 'orders:write') && (body.language ?? speaks)) || caller.language,
      isQuick: false,
      idempotencyRef: intent,
      expectedTotal: body.expected_total ?? null,
    });
  }

  /** An offered method, or 422 at the field. */
  async methodFor(keyOrId: string | number): Promise<OfferedMethod> {
    try {
      return await this.payments.offered(keyOrId);
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'unknown_payment_method') throw error;
      throw new FieldErrors({ payment_method: [{ key: 'checkout.errors.method_not_offered' }] });
    }
  }

  private async buyer(caller: Caller, body: CreateOrderBody): Promise<Buyer> {
    const sent = contactOf(body.customer ?? undefined);
    const onBehalf = hasScope(caller, 'orders:write');
    if (onBehalf && typeof body.customer_id === 'number') return this.registered(body.customer_id, sent);
    if (caller.customerId !== null && !onBehalf) return this.registered(caller.customerId, sent);
    if (!sent.email && !(onBehalf && sent.phone))
      throw new FieldErrors({ 'customer.email': [{ key: 'validation.required' }] });
    return { contact: sent, customerId: null, speaks: null };
  }

  private async registered(id: number, sent: Contact): Promise<Buyer> {
    const customer = await this.customers.byId(id);
    if (!customer) throw new FieldErrors({ customer_id: [{ key: 'validation.unknownCustomer' }] });
    return {
      customerId: id,
      speaks: LANGUAGES.find((language) => language === customer.language) ?? null,
      contact: {
        email: sent.email ?? customer.email,
        firstName: sent.firstName ?? customer.firstName,
        lastName: sent.lastName ?? customer.lastName,
        phone: sent.phone ?? customer.phone,
      },
    };
  }
}

function contactOf(body: ContactBody | undefined): Contact {
  return {
    email: body?.email || null,
    firstName: body?.first_name || null,
    lastName: body?.last_name || null,
    phone: body?.phone || null,
  };
}

function address(body: AddressBody, contact: Contact): Address {
  const name = body.name || [contact.firstName, contact.lastName].filter(Boolean).join(' ') || null;
  return {
    name,
    address: body.address,
    city: body.city,
    state: body.state || null,
    zip: body.zip,
    country: body.country,
  };
}
