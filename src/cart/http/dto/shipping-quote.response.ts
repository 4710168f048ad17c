import { Amount, Text } from '../../../platform/http/openapi/response-properties.js';
import type { Quote } from '../../../shipping/index.js';

/** A shipping method that serves the cart, with its cost. */
export class ShippingQuoteResponse {
  @Text() key!: string;
  @Text({ description: "In the reader's language." }) title!: string;
  @Amount() cost!: number;
  @Text({ description: "In the reader's language." }) delivery_time!: string;
  @Text({ optional: true }) carrier?: string;
}

export const shippingQuoteResponse = ({ key, title, cost, deliveryTime, carrier }: Quote): ShippingQuoteResponse => ({
  key,
  title,
  cost: cost.toNumber(),
  delivery_time: deliveryTime,
  ...(carrier !== undefined && { carrier }),
});
