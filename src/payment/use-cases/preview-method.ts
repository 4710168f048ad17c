import { Inject, Injectable, Logger } from '@nestjs/common';
import type { SettingDeclaration, SettingValues } from '#contracts';
import { CLOCK, creditorReference, formatIban, LANGUAGES, Money, pick, type Clock, type Language } from '#kernel';
import { Config } from '../../platform/config/config.js';
import { Messages } from '../../platform/i18n/messages.js';
import { hiddenInWords } from '../../platform/setting-fields/index.js';
import { ShopSettings } from '../../settings/index.js';
import { Templates } from '../../platform/templating/templates.js';
import { MethodRows } from '../data/method-rows.js';
import { changedRow } from '../domain/changed-row.js';
import { configureMethod } from '../domain/configured-method.js';
import { listedSettings } from '../domain/listed-settings.js';
import { payButtonOrder } from '../domain/pay-button-order.js';
import { paymentErrors } from '../payment.errors.js';
import type { OfferedMethod, PayableOrder } from '../payment.types.js';
import { BankDetailsBlock } from './bank-details.js';
import { GatewayRegistry } from './gateway-registry.js';
import { ShowPayButtons } from './show-pay-buttons.js';

const SAMPLE = { id: 1024, minor: 14990n };
const DAY_MS = 86_400_000;

/** What customers would see of a method with settings that are not saved yet, by the templates that they are shown. Stores nothing. */
@Injectable()
export class PreviewMethod {
  private readonly logger = new Logger('Payment');

  constructor(
    private readonly rows: MethodRows,
    private readonly registry: GatewayRegistry,
    private readonly buttons: ShowPayButtons,
    private readonly details: BankDetailsBlock,
    private readonly templates: Templates,
    private readonly messages: Messages,
    private readonly config: Config,
    private readonly shop: ShopSettings,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws unknown_payment_method (404), FieldErrors (422) as the change would */
  async run(key: string, sent: Readonly<Record<string, unknown>>, language: Language): Promise<object> {
    const gateway = this.registry.get(key);
    const row = gateway && (await this.rows.readFresh()).find((one) => one.key === key);
    if (!gateway || !row) throw paymentErrors.unknown_payment_method();
    const changed = changedRow(row, gateway.settings, sent, { currency: this.config.currency, language });
    const { hidden } = configureMethod(changed, gateway);
    const { method } = configureMethod(
      { ...changed, settings: withoutSecrets(changed.settings, gateway.settings) },
      gateway,
    );
    const order = this.sample(method);
    return {
      key,
      shown: hidden.length === 0,
      hidden_because: hidden,
      hidden_reasons: hiddenInWords(hidden, gateway.settings, this.messages, language),
      sample: {
        number: order.id,
        reference: order.reference,
        amount: order.total.toNumber(),
        currency: order.total.currency,
        payment_due_at: order.paymentDueAt?.toISOString() ?? null,
      },
      languages: await Promise.all(LANGUAGES.map((one) => this.seen(method, order, one))),
    };
  }

  private sample({ awaits, terms }: OfferedMethod): PayableOrder {
    const total = Money.of(SAMPLE.minor, this.config.currency);
    return {
      id: SAMPLE.id,
      reference: creditorReference(SAMPLE.id),
      total,
      open: total,
      status: awaits,
      language: this.shop.language,
      paymentDueAt: awaits === 'awaiting_payment' ? new Date(this.clock.now().getTime() + terms * DAY_MS) : null,
      customer: { email: null, first_name: null, last_name: null, phone: null },
    };
  }

  private async seen(method: OfferedMethod, order: PayableOrder, language: Language): Promise<object> {
    const {
      shop: { language: fallback },
      config: { currency },
    } = this;
    const listed = listedSettings(method.gateway.settings, method.settings, { language, fallback, currency });
    const title = pick(method.title, language, fallback) || method.key;
    const description = pick(method.description, language, fallback);
    const info = typeof listed['info'] === 'string' ? listed['info'] : '';
    const [checkout, page] = await Promise.all([
      this.draw(
        'storefront/parts/method',
        { method: { key: method.key, title, description, info, terms: method.terms }, chosen: method.key },
        language,
      ),
      this.orderPage(method, order, title, language),
    ]);
    return { language, title, description, info, checkout_html: checkout, order_html: page };
  }

  /** The part of the order's page that says how to pay. */
  private orderPage(method: OfferedMethod, order: PayableOrder, title: string, language: Language): Promise<string> {
    const amount = order.open.format(language);
    const details = this.details.of(method, { ...order, language });
    const shown = {
      id: order.id,
      reference: order.reference,
      open: amount,
      paymentMethod: { key: method.key, title },
      payable: payButtonOrder(order),
      paymentDueAt:
        order.paymentDueAt &&
        new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: this.config.timezone }).format(
          order.paymentDueAt,
        ),
      bankDetails: details && { ...details, account_number: formatIban(details.account_number), amount },
    };
    return this.draw('storefront/parts/pay', { order: shown, method: this.buttons.entry(method, language) }, language);
  }

  /** Nothing for a template that is gone or broken: the settings can be changed all the same. */
  private async draw(template: string, variables: object, language: Language): Promise<string> {
    try {
      return await this.templates.render(template, variables, language);
    } catch (error) {
      this.logger.warn({ err: error, template }, 'A part of the preview could not be made.');
      return '';
    }
  }
}

/** Nothing is signed with a stored key for an endpoint that somebody only tries. */
function withoutSecrets(settings: SettingValues, declarations: readonly SettingDeclaration[]): SettingValues {
  return {
    ...settings,
    ...Object.fromEntries(declarations.filter(({ secret }) => secret).map(({ name }) => [name, null])),
  };
}
