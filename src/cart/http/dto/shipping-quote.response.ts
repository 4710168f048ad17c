import { Amount, Ref, Text } from '../../../platform/http/openapi/response-properties.js';
import type { Quote } from '../../../shipping/index.js';

/** Address and opening hours for pickup; an empty text means that the shop has not set it. */
export class PickupResponse {
  @Text({ description: "Address of the pickup point, in the reader's language." }) address!: string;
  @Text({ description: "Opening hours, in the reader's language; may be empty." }) opening_hours!: string;
}

/** A shipping method for the cart, with its cost. */
export class ShippingQuoteResponse {
  @Text() key!: string;
  @Text() title!: string;
  @Amount() cost!: number;
  @Text() delivery_time!: string;
  @Text({ optional: true, description: 'Name of the carrier, if the method has one.' }) carrier?: string;
  @Ref(() => PickupResponse, {
    optional: true,
    description: 'Where the order is collected; only for pickup methods that have an address.',
  })
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
