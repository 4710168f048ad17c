import { Amount, Ref, Text } from '../../../platform/http/openapi/response-properties.js';
import type { Quote } from '../../../shipping/index.js';

/** Address and opening hours for pickup; empty texts are not set. */
export class PickupResponse {
  @Text({ description: "In the reader's language." }) address!: string;
  @Text({ description: "In the reader's language." }) opening_hours!: string;
}

/** A shipping method for the cart, with its cost. */
export class ShippingQuoteResponse {
  @Text() key!: string;
  @Text({ description: "In the reader's language." }) title!: string;
  @Amount() cost!: number;
  @Text({ description: "In the reader's language." }) delivery_time!: string;
  @Text({ optional: true }) carrier?: string;
  @Ref(() => PickupResponse, { optional: true, description: 'Only when the method has set them.' })
  pickup_point?: PickupResponse;
}

export const shippingQuoteResponse = (quote: Quote): ShippingQuoteResponse => ({
  key: quote.key,
  title: quote.title,
  cost: quote.cost.toNumber(),
  delivery_time: quote.deliveryTime,
  ...(quote.carrier !== undefined && { carrier: quote.carrier }),
  ...(quote.pickupPoint && {
    pickup_point: { address: quote.pickupPoint.address, opening_hours: quote.pickupPoint.openingHours },
  }),
});
