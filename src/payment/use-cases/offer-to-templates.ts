import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { PayButtonOrder } from '#contracts';
import { Templates } from '../../platform/templating/templates.js';
import type { TemplateMethod } from '../payment.types.js';
import { ShowPayButtons } from './show-pay-buttons.js';

/**
 * Values and filters for every template: `{% for method in payments %}`, `{% assign method = 'cash' | payment_method
 * %}`, `{{ method.instance | pay_button: order }}`.
 */
@Injectable()
export class OfferToTemplates implements OnModuleInit {
  constructor(
    private readonly templates: Templates,
    private readonly buttons: ShowPayButtons,
  ) {}

  onModuleInit(): void {
    this.templates.addValue({ name: 'payments', read: (language) => this.buttons.all(language) });
    this.templates.addFilter({
      name: 'payment_method',
      run: (key, _args, language) => (typeof key === 'string' ? this.buttons.one(key, language) : null),
    });
    this.templates.addFilter({ name: 'pay_button', raw: true, run: (instance, [order]) => payButton(instance, order) });
  }
}

/**
 * The pay button; '' for values that are not a method or not an order, and for an order without an expected payment,
 * because templates may pass anything.
 */
async function payButton(given: unknown, order: unknown): Promise<string> {
  const instance = isObject(given) && isObject(given['instance']) ? given['instance'] : given;
  const payable = isObject(order) && isObject(order['payable']) ? order['payable'] : null;
  if (!isInstance(instance) || payable === null) return '';
  return instance.payButton(payable as unknown as PayButtonOrder);
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isInstance = (value: unknown): value is TemplateMethod['instance'] =>
  isObject(value) && Object.hasOwn(value, 'payButton') && typeof value['payButton'] === 'function';
