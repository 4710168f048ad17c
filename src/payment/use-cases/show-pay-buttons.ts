import { Injectable, Logger } from '@nestjs/common';
import type { PayButton, PayButtonOrder } from '#contracts';
import { pick, type Language } from '#kernel';
import { Config } from '../../platform/config/config.js';
import { Messages } from '../../platform/i18n/i18n.module.js';
import { ShopSettings } from '../../settings/index.js';
import { Templates } from '../../platform/templating/templates.js';
import { customerNote, listedSettings } from '../domain/listed-settings.js';
import { plainDetails } from '../domain/plain-details.js';
import type { OfferedMethod, TemplateMethod } from '../payment.types.js';
import { FindMethods } from './find-methods.js';

/** Methods for templates, each with an instance that renders its pay button. */
@Injectable()
export class ShowPayButtons {
  private readonly logger = new Logger('Payment');

  constructor(
    private readonly methods: FindMethods,
    private readonly templates: Templates,
    private readonly messages: Messages,
    private readonly shop: ShopSettings,
    private readonly config: Config,
  ) {}

  async all(language: Language): Promise<TemplateMethod[]> {
    return (await this.methods.allOffered()).map((method) => this.entry(method, language));
  }

  async one(key: string, language: Language): Promise<TemplateMethod | null> {
    const method = await this.methods.known(key);
    return method && this.entry(method, language);
  }

  /** An entry for a method with any state, e.g. with settings of a preview. */
  entry(method: OfferedMethod, language: Language): TemplateMethod {
    const { language: fallback } = this.shop;
    const { currency } = this.config;
    const { settings: declarations } = method.gateway;
    const listed = listedSettings(declarations, method.settings, { language, fallback, currency });
    return {
      ...listed,
      id: method.id,
      key: method.key,
      name: method.key,
      title: pick(method.title, language, fallback) || method.key,
      description: pick(method.description, language, fallback),
      info: customerNote(declarations, listed),
      terms: method.terms,
      // A template that only names `payButton` calls it without arguments.
      instance: { payButton: async (order?: PayButtonOrder) => (order ? this.button(method, order, language) : '') },
    };
  }

  /** Never throws, because a page must not fail because of its pay button. */
  private async button(method: OfferedMethod, order: PayButtonOrder, language: Language): Promise<string> {
    try {
      const button = method.gateway.payButton?.({ ...order }, structuredClone(method.settings), language) ?? null;
      return button ? await this.markup(button, language) : '';
    } catch (error) {
      this.logger.error({ err: error, gateway: method.key, order_id: order.id }, 'A pay button could not be made.');
      return '';
    }
  }

  private async markup({ template, variables, fallback }: PayButton, language: Language): Promise<string> {
    try {
      return await this.templates.render(template, variables, language, fallback);
    } catch (error) {
      this.logger.warn({ err: error, template }, "A pay button's template failed; the built-in one is shown.");
      return plainDetails(variables, (name) => this.label(name, language));
    }
  }

  /** The translated label of a known variable, otherwise its name. */
  private label(name: string, language: Language): string {
    const key = `payment.details.${name}`;
    const said = this.messages.translate(language, key);
    return said === key ? name.replaceAll('_', ' ') : said;
  }
}
