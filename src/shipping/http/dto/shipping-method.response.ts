import type { Localized } from '#kernel';
import {
  MethodResponse,
  methodResponse,
  ProviderResponse,
  providerResponse,
  type MethodDetail,
} from '../../../platform/configurable-methods/index.js';
import { Amount, Flag, ListOf, MapOf, Text } from '../../../platform/http/openapi/response-properties.js';
import type { ShippingMethodList } from '../../use-cases/show-shipping-methods.js';

/** Declares the settings of the built-in providers; those of other providers are additional members. */
export class ShippingMethodResponse extends MethodResponse {
  @Flag({ description: 'Whether orders by this method need a phone number.' }) requires_phone!: boolean;
  @Flag({ description: 'false: orders by this pickup method need no shipping address. Delivery always needs one.' })
  requires_address!: boolean;
  @MapOf({ type: 'string' }, { optional: true, description: 'Pickup: address of the pickup point, by language.' })
  address?: Localized;
  @MapOf({ type: 'string' }, { optional: true, description: 'Pickup: opening hours, by language.' })
  opening_hours?: Localized;
  @MapOf(
    { type: 'string' },
    { optional: true, description: 'Pickup: how long it takes until an order can be collected, by language.' },
  )
  ready_in?: Localized;
  @MapOf(
    { type: 'number' },
    {
      optional: true,
      description: "Flat rate: cost by ISO 3166-1 alpha-2 code, in the shop's currency; `*`: all other countries.",
    },
  )
  costs?: Record<string, number>;
  @Amount({
    optional: true,
    nullable: true,
    description: 'Flat rate: subtotal from which delivery is free; null: never.',
  })
  free_above?: number | null;
  @MapOf({ type: 'string' }, { optional: true, description: 'Flat rate: how long delivery takes, by language.' })
  delivery_time?: Localized;
  @Text({ optional: true, description: 'Flat rate: name of the carrier.' }) carrier?: string;
  @Text({
    optional: true,
    description: "Flat rate: URL of the carrier's tracking page, with `{number}` in place of the tracking number.",
  })
  tracking_url?: string;
}

const shippingMethodResponse = (method: MethodDetail): ShippingMethodResponse =>
  methodResponse(method) as ShippingMethodResponse;

export class ShippingMethodListResponse {
  @ListOf(() => ShippingMethodResponse, {
    description: 'All shipping methods, active or not, in the order of display.',
  })
  items!: ShippingMethodResponse[];
  @ListOf(() => ProviderResponse, { description: 'Shipping providers from which a new method can be created.' })
  providers!: ProviderResponse[];
}

export const shippingMethodListResponse = ({ methods, providers }: ShippingMethodList): ShippingMethodListResponse => ({
  items: methods.map(shippingMethodResponse),
  providers: providers.map(providerResponse),
});
