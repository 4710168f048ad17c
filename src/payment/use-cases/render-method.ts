import { Injectable, Logger } from '@nestjs/common';
import { accountText, dateText, pick, type Language } from '#kernel';
import { Config } from '../../platform/config/config.js';
import { Templates } from '../../platform/templating/templates.js';
import { ShopSettings } from '../../settings/index.js';
import { customerNote, listedSettings } from '../domain/listed-settings.js';
import { payButtonOrder } from '../domain/pay-button-order.js';
import type { OfferedMethod, PayableOrder } from '../payment.types.js';
import { BankDetailsBlock } from './bank-details.js';
import { ShowPayButtons } from './show-pay-buttons.js';

/** A method as customers see it in one language. */
export interface RenderedMethod {
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  readonly info: string;
  /** The method's entry at checkout; '' if the template cannot be rendered. */
  readonly checkoutHtml: string;
  /** Payment details on the order's page; '' if the template cannot be rendered. */
  readonly orderHtml: string;
}

/** Renders a method with the shop's templates. */
@Injectable()
export class RenderMethod {
  private readonly logger = new Logger('Payment');

  constructor(
    private readonly buttons: ShowPayButtons,
    private readonly details: BankDetailsBlock,
    private readonly templates: Templates,
    private readonly config: Config,
    private readonly shop: ShopSettings,
  ) {}

  async run(method: OfferedMethod, order: PayableOrder, language: Language): Promise<RenderedMethod> {
    const {
      shop: { language: fallback },
      config: { currency },
    } = this;
    const listed = listedSettings(method.gateway.settings, method.settings, { language, fallback, currency });
    const title = pick(method.title, language, fallback) || method.key;
    const description = pick(method.description, language, fallback);
    const info = customerNote(method.gateway.settings, listed);
    const [checkoutHtml, orderHtml] = await Promise.all([
      this.template(
        'storefront/parts/method',
        { method: { key: method.key, title, description, info, terms: method.terms }, chosen: method.key },
        language,
      ),
      this.orderPage(method, order, title, language),
    ]);
    return { language, title, description, info, checkoutHtml, orderHtml };
  }

  private orderPage(method: OfferedMethod, order: PayableOrder, title: string, language: Language): Promise<string> {
    const amount = order.open.format(language);
    const details = this.details.of(method, { ...order, language });
    const shown = {
      id: order.id,
      reference: order.reference,
      open: amount,
      paymentMethod: { key: method.key, title },
      payable: payButtonOrder(order),
      paymentDueAt: order.paymentDueAt && dateText(order.paymentDueAt, language, this.shop.timezone),
      bankDetails: details && { ...details, account_number: accountText(details.account_number), amount },
    };
    return this.template(
      'storefront/parts/pay',
      { order: shown, method: this.buttons.entry(method, language) },
      language,
    );
  }

  /** '' for a missing or broken template, so that settings can be changed nevertheless. */
  private async template(template: string, variables: object, language: Language): Promise<string> {
    try {
      return await this.templates.render(template, variables, language);
    } catch (error) {
      this.logger.warn({ err: error, template }, 'A part of the preview could not be rendered.');
      return '';
    }
  }
}
