import { applyDecorators, Injectable, SetMetadata } from '@nestjs/common';
import type { Language, Localized } from '#kernel';
import type { SettingDeclaration, SettingsSection, SettingValues } from '../settings/setting-declaration.js';

/** What `@ShippingProvider()` notes on a class. */
export const SHIPPING_PROVIDER = Symbol.for('shop.shipping-provider');

export interface ShipmentLine {
  readonly product_id: number;
  readonly variant_id: number | null;
  readonly sku: string | null;
  readonly quantity: number;
  /** Line total in minor units, as a decimal string. */
  readonly total_minor: string;
}

/** What is to be shipped where. Plain data, a snapshot. */
export interface ShippingRequest {
  /** ISO 3166-1 alpha-2, or null while the customer has not said. */
  readonly country: string | null;
  readonly city?: string | null;
  readonly zip?: string | null;
  /** ISO 4217. */
  readonly currency: string;
  /** Sum of the lines in minor units, as a decimal string. */
  readonly subtotal_minor: string;
  readonly lines: readonly ShipmentLine[];
  readonly language: Language;
  readonly settings: SettingValues;
}

/**
 * `success: false` means: not offered for this shipment; `cost` is a decimal text in the request's currency, e.g.
 * "4.90".
 */
export interface ShippingQuote {
  readonly success: boolean;
  readonly cost: string;
  /** For the reader, in the request's language, e.g. "2–4 days". */
  readonly delivery_time: string;
  readonly carrier?: string;
}

export interface ShipmentStatus {
  readonly success: boolean;
  readonly status: string;
  readonly location: string;
  /** ISO 8601 date or timestamp. */
  readonly estimated_delivery: string;
}

/** Where and when an order is picked up, in the reader's language. Lines are separated by line breaks; '': not set. */
export interface PickupPoint {
  readonly address: string;
  readonly opening_hours: string;
}

/**
 * A shipping provider. Stateless. A class decorated `@ShippingProvider()` is found among the providers of any module of
 * the application, such as a plugin's. Nest makes one instance.
 *
 * @example
 * \@ShippingProvider()
 * export class BikeCourier implements ShippingProvider {
 *   readonly key = 'bike';
 *   readonly title = { en: 'Bike courier' };
 *   readonly settings = [];
 *   async calculate(request: ShippingRequest): Promise<ShippingQuote> {
 *     return { success: request.country === 'UA', cost: '3.50', delivery_time: '2 h', carrier: 'Velo' };
 *   }
 * }
 */
export interface ShippingProvider {
  /** Lower-case word, the value of `shipping_method`; never changes. */
  readonly key: string;
  readonly title: Localized;
  readonly settings: readonly SettingDeclaration[];
  /** Cards of the panel's form. Without them all settings are in one. */
  readonly sections?: readonly SettingsSection[];
  /** Whether the method is offered from the first start on. Default: an administrator activates it. */
  readonly activeWhenNew?: boolean;
  /** The method of this key, which every shop has, cannot be deleted; it can be switched off. */
  readonly permanent?: boolean;
  /**
   * true: nothing is carried, the buyer comes for it; pages, mails and invoices then speak of a collection. Not
   * declared: it is carried.
   */
  readonly collected?: boolean;
  /**
   * Quotes a shipment. Called outside any database transaction, with a time limit of 5 s; a failure leaves the method
   * out.
   */
  calculate(request: ShippingRequest): Promise<ShippingQuote>;
  /** Where a parcel is. Same limits. */
  track?(trackingNumber: string, settings: SettingValues, language: Language): Promise<ShipmentStatus>;
  /**
   * Where and when to pick an order up, for checkout, the order's page and mails. Reads the settings only: it is called
   * for each page and must not wait for anything.
   */
  pickupPoint?(settings: SettingValues, language: Language): PickupPoint;
  /**
   * The carrier's page about a parcel, for the link of the tracking number; null: there is none. An absolute `https` or
   * `http` address. Reads the settings only, as `pickupPoint`.
   */
  trackingUrl?(trackingNumber: string, settings: SettingValues, language: Language): string | null;
}

/** Registers a class that implements the interface of this name; list it among the `providers` of a module. */
export const ShippingProvider = (): ClassDecorator =>
  applyDecorators(Injectable(), SetMetadata(SHIPPING_PROVIDER, true));
