import { Flag, Text } from '../../../platform/http/openapi/response-properties.js';
import type { Dashboard } from '../read-dashboard.js';

/** Steps of a new shop; true: done. */
export class FirstStepsResponse {
  @Flag({ description: 'Whether the shop has a name in the settings.' }) name!: boolean;
  @Flag({ description: 'Whether the settings have name, street, city and country of the seller.' }) seller!: boolean;
  @Flag({ description: 'Whether a delivery method is active, and an administrator has saved one.' })
  delivery!: boolean;
  @Flag({ description: 'Whether every active pickup method has an address.' }) pickup_address!: boolean;
  @Text({ nullable: true, description: 'Key of the first active pickup method without an address; null: none.' })
  pickup_method!: string | null;

  @Flag({ description: 'Whether an administrator has saved the tax rules, even without a rate.' }) tax!: boolean;
  @Flag({ description: 'Whether the pages with terms and privacy are published.' }) pages!: boolean;
  @Flag({ description: 'Whether a mail server is set up, and the newest test email, if any, has not failed.' })
  mail!: boolean;

  @Flag({ description: 'Whether a bank account for transfers is filled in.' }) bank_invoice!: boolean;
  @Text({ nullable: true, description: 'Key of the payment method whose bank account is to be filled in; null: none.' })
  bank_method!: string | null;

  @Flag({ description: 'Whether there is a product of the shop.' }) product!: boolean;
  @Flag({ description: 'Whether an order was placed.' }) order!: boolean;
}

export const firstStepsResponse = (steps: Dashboard['firstSteps']): FirstStepsResponse => ({
  name: steps.name,
  seller: steps.seller,
  delivery: steps.delivery,
  pickup_address: steps.pickupWithoutAddress === null,
  pickup_method: steps.pickupWithoutAddress,
  tax: steps.tax,
  pages: steps.pages,
  mail: steps.mail,
  bank_invoice: steps.bankInvoice,
  bank_method: steps.bankMethod,
  product: steps.product,
  order: steps.order,
});
