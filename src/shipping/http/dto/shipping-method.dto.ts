import { methodChangesBody } from '../../../platform/configurable-methods/index.js';
import { shippingMethodChanges } from './shipping-method.examples.js';

const localized = { type: 'object', additionalProperties: { type: 'string' } };

/** The settings of the built-in providers; a method of your own has those that its provider declares. */
export const SHIPPING_METHOD_CHANGES = methodChangesBody(
  'ShippingMethodChanges',
  {
    address: { ...localized, description: 'Pickup only: where orders are picked up, by language.' },
    opening_hours: { ...localized, description: 'Pickup only, by language.' },
    ready_in: { ...localized, description: 'Pickup only, by language.' },
    costs: {
      type: 'object',
      additionalProperties: { type: 'number' },
      description:
        'Flat rate only: cost by two-letter country code, `*` for every other country. Takes the place of the ' +
        'whole table.',
    },
    free_above: { type: 'number', nullable: true, description: 'Flat rate only: free from this sum on; null: never.' },
    delivery_time: { ...localized, description: 'Flat rate only, by language.' },
    carrier: { type: 'string', maxLength: 100, description: 'Flat rate only: name of the carrier.' },
    tracking_url: {
      type: 'string',
      maxLength: 500,
      description: "Flat rate only: the carrier's tracking page, with `{number}` in place of the tracking number.",
    },
  },
  shippingMethodChanges,
);
