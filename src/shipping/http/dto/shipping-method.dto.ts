import { localizedTexts, methodChangesBody } from '../../../platform/configurable-methods/index.js';

/** Settings of the built-in providers; methods of other providers have the settings that these declare. */
export const SHIPPING_METHOD_CHANGES = methodChangesBody('ShippingMethodChanges', {
  requires_phone: { type: 'boolean', description: 'Whether orders by this method need a phone number.' },
  requires_address: {
    type: 'boolean',
    description: 'false: orders by this pickup method need no shipping address. Delivery always needs one.',
  },
  address: { ...localizedTexts(300), description: 'Pickup only: address of the pickup point, by language.' },
  opening_hours: { ...localizedTexts(300), description: 'Pickup only: opening hours, by language.' },
  ready_in: {
    ...localizedTexts(100),
    description: 'Pickup only: how long it takes until an order can be collected, by language.',
  },
  costs: {
    type: 'object',
    additionalProperties: { type: 'number' },
    description:
      "Flat rate only: cost by ISO 3166-1 alpha-2 code, in the shop's currency; `*`: all other countries. Replaces " +
      'the whole table.',
  },
  free_above: {
    type: 'number',
    nullable: true,
    description: 'Flat rate only: subtotal from which delivery is free; null: never.',
  },
  delivery_time: { ...localizedTexts(100), description: 'Flat rate only: how long delivery takes, by language.' },
  carrier: { type: 'string', maxLength: 100, description: 'Flat rate only: name of the carrier.' },
  tracking_url: {
    type: 'string',
    maxLength: 500,
    description: "Flat rate only: the carrier's tracking page, with `{number}` in place of the tracking number.",
  },
});
