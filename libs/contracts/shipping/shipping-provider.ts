import { applyDecorators, Injectable, SetMetadata } from '@nestjs/common';
import type { Language, Localized } from '#kernel';
import type { SettingDeclaration, SettingsSection, SettingValues } from '../settings/setting-declaration.js';

/** Metadata key of `@ShippingProvider()`. */
export const SHIPPING_PROVIDER = Symbol.for('shop.shipping-provider');

export interface ShipmentLine {
  readonly product_id: number;
  readonly variant_id: number | null;
  readonly sku: string | null;
  readonly quantity: number;
  /** Line total in minor units, as a decimal string. */
  readonly total_minor: string;
}

/** Items and destination of a shipment, as plain data. */
export interface ShippingRequest {
  /** ISO 3166-1 alpha-2; null if the customer has not entered a country yet. */
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
 * `success: false` means that the method is not offered for this shipment. `cost` is a decimal text in the request's
 * currency, e.g. "4.90".
 */
export interface ShippingQuote {
  readonly success: boolean;
  readonly cost: string;
  /** Text for the customer in the request's language, e.g. "2–4 days". */
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

/** Address and opening hours for pickup, in the given language. Lines are separated by line breaks; '': not set. */
export interface PickupPoint {
  readonly address: string;
  readonly opening_hours: string;
}

/**
 * A shipping provider. Stateless. A class with `@ShippingProvider()` is found among the providers of any module of the
 * application, including plugins. Nest creates one instance.
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
  /** Lower-case key, the value of `shipping_method`; never changes. */
  readonly key: string;
  readonly title: Localized;
  readonly settings: readonly SettingDeclaration[];
  /** Cards of the panel's form. Default: one card with all settings. */
  readonly sections?: readonly SettingsSection[];
  /** Whether the method is active from the first start. Default: an administrator activates it. */
  readonly activeWhenNew?: boolean;
  /** The method with this key exists in every shop and cannot be deleted, only switched off. */
  readonly permanent?: boolean;
  /**
   * true: the buyer picks the order up, and pages, mails and invoices mention pickup. Default: the order is delivered.
   */
  readonly collected?: boolean;
  /**
   * Calculates the cost of a shipment. Called outside any database transaction, with a time limit of 5 s; if it fails,
   * the method is not offered.
   */
  calculate(request: ShippingRequest): Promise<ShippingQuote>;
  /** Returns the location of a parcel. Called like `calculate`. */
  track?(trackingNumber: string, settings: SettingValues, language: Language): Promise<ShipmentStatus>;
  /**
   * Where and when to pick an order up, for checkout, the order's page and mails. It must only read the settings and
   * must not wait for anything, because it is called for each page.
   */
  pickupPoint?(settings: SettingValues, language: Language): PickupPoint;
  /**
   * The carrier's page about a parcel, linked from the tracking number: an absolute `https` or `http` URL; null if
   * there is none. It must only read the settings, like `pickupPoint`.
   */
  trackingUrl?(trackingNumber: string, settings: SettingValues, language: Language): string | null;
}

/** Registers a class that implements the interface of this name; list it among the `providers` of a module. */
export const ShippingProvider = (): ClassDecorator =>
  applyDecorators(Injectable(), SetMetadata(SHIPPING_PROVIDER, true));
