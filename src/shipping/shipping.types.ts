import type { ShipmentLine } from '#contracts';
import type { Language, Money } from '#kernel';
import type { DeliveryRequirements } from './domain/configured-method.js';

/** A shipment. `country` is ISO 3166-1 alpha-2; null if the customer has not entered it. */
export interface QuoteRequest {
  readonly country: string | null;
  readonly city?: string | null;
  readonly zip?: string | null;
  /** Sum of the lines in the shop's currency. */
  readonly subtotal: Money;
  readonly lines: readonly ShipmentLine[];
  readonly language: Language;
}

/** Address and opening hours for pickup, in the given language; '': not set. */
export interface Pickup {
  readonly address: string;
  readonly openingHours: string;
}

/** The delivery of an order for display, also by an inactive method. */
export interface ShownDelivery {
  readonly title: string;
  /** Null if the order is shipped, or if neither address nor hours are set. */
  readonly pickupPoint: Pickup | null;
  /** The carrier's page about the parcel; null if unknown. */
  readonly trackingLink: string | null;
}

/** A method for the shipment, with its cost. `title` and `deliveryTime` are in the request's language. */
export interface QuotedMethod {
  readonly key: string;
  readonly title: string;
  readonly cost: Money;
  readonly deliveryTime: string;
  readonly carrier?: string;
  /** Whether the buyer picks the order up. */
  readonly isCollected: boolean;
  readonly requires: DeliveryRequirements;
}

/** A shipping method for the customer to choose. */
export interface Quote extends QuotedMethod {
  /** See ShownDelivery.pickupPoint. */
  readonly pickupPoint: Pickup | null;
}
