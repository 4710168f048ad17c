import type { ShipmentLine } from '#contracts';
import type { Language, Money } from '#kernel';

/** What is to be shipped where. `country` is ISO 3166-1 alpha-2, null while the customer has not said. */
export interface QuoteRequest {
  readonly country: string | null;
  readonly city?: string | null;
  readonly zip?: string | null;
  /** Sum of the lines, in the shop's currency. */
  readonly subtotal: Money;
  readonly lines: readonly ShipmentLine[];
  readonly language: Language;
}

/** Where and when an order is picked up, in the reader's language; '': not set. */
export interface Pickup {
  readonly address: string;
  readonly openingHours: string;
}

/** How an order is delivered, as it is shown; also by a method that is no longer offered. */
export interface ShownDelivery {
  readonly title: string;
  /** null: it is shipped, or neither address nor hours are set. */
  readonly pickupPoint: Pickup | null;
  /** The carrier's page about the parcel; null: unknown. */
  readonly trackingLink: string | null;
}

/** A method that ships it, and for how much. `title` and `deliveryTime` are in the request's language. */
export interface QuotedMethod {
  readonly key: string;
  readonly title: string;
  readonly cost: Money;
  readonly deliveryTime: string;
  readonly carrier?: string;
  /** Nothing is carried: the buyer comes for it. */
  readonly isCollected: boolean;
}

/** A way to ship it, for the customer to choose. */
export interface Quote extends QuotedMethod {
  /** As ShownDelivery.pickupPoint. */
  readonly pickupPoint: Pickup | null;
}
