import type { Localized } from '#kernel';
import {
  MethodResponse,
  methodResponse,
  ProviderResponse,
  providerResponse,
  type MethodDetail,
} from '../../../platform/configurable-methods/index.js';
import { Amount, ListOf, MapOf, Text } from '../../../platform/http/openapi/response-properties.js';
import type { ShippingMethodList } from '../../use-cases/show-shipping-methods.js';

/** The settings of the built-in providers are named; those of others are further members. */
export class ShippingMethodResponse extends MethodResponse {
  @MapOf({ type: 'string' }, { optional: true, description: 'Pickup: where orders are picked up, by language.' })
  address?: Localized;
  @MapOf({ type: 'string' }, { optional: true, description: 'Pickup, by language.' }) opening_hours?: Localized;
  @MapOf({ type: 'string' }, { optional: true, description: 'Pickup, by language.' }) ready_in?: Localized;
  @MapOf({ type: 'number' }, { optional: true, description: 'Flat rate, by country; `*` is every other country.' })
  costs?: Record<string, number>;
  @Amount({ optional: true, nullable: true, description: 'Flat rate: free from this sum on; null: never.' })
  free_above?: number | null;
  @MapOf({ type: 'string' }, { optional: true, description: 'Flat rate, by language.' }) delivery_time?: Localized;
  @Text({ optional: true, description: 'Flat rate.' }) carrier?: string;
  @Text({ optional: true, description: "Flat rate: the carrier's tracking page, with `{number}` in it." })
  tracking_url?: string;
}

const shippingMethodResponse = (method: MethodDetail): ShippingMethodResponse =>
  methodResponse(method) as ShippingMethodResponse;

export class ShippingMethodListResponse {
  @ListOf(() => ShippingMethodResponse) items!: ShippingMethodResponse[];
  @ListOf(() => ProviderResponse, { description: 'The registered providers, for a new method.' })
  providers!: ProviderResponse[];
}

export const shippingMethodListResponse = ({ methods, providers }: ShippingMethodList): ShippingMethodListResponse => ({
  items: methods.map(shippingMethodResponse),
  providers: providers.map(providerResponse),
});
