import {
  PaymentGateway,
  ShopPlugin,
  type PayButton,
  type PayButtonOrder,
  type PaymentRequest,
  type PaymentResult,
  type SettingValues,
} from '#contracts';
import { pick, type Language, type Localized } from '#kernel';
import { bankInvoiceSections, bankInvoiceSettings } from './bank-invoice.settings.js';
import { detailsTemplate } from './bank-invoice.template.js';
import { texts } from './bank-invoice.texts.js';

const DETAILS = ['account_holder', 'bank_name', 'account_number', 'bank_code', 'tax_id'] as const;

/** The customer pays by bank transfer; an administrator verifies that the money has arrived. */
@PaymentGateway()
export class BankInvoiceGateway implements PaymentGateway {
  readonly key = 'bank_invoice';
  readonly title = texts.title;
  readonly description = texts.description;
  readonly settings = bankInvoiceSettings;
  readonly sections = bankInvoiceSections;
  readonly activeWhenNew = true;
  readonly permanent = true;
  readonly awaits = 'awaiting_payment';
  readonly ownMail = true;

  async process({ reference, language, customer }: PaymentRequest): Promise<PaymentResult> {
    return {
      success: true,
      outcome: 'offline',
      transaction_id: reference,
      message: pick(customer.email ? texts.accepted : texts.noted, language),
    };
  }

  paymentTerms(settings: SettingValues): number {
    return settings['payment_terms'] as number;
  }

  cancelAfter(settings: SettingValues): number | null {
    return settings['cancel_after'] as number | null;
  }

  reminders(settings: SettingValues): readonly number[] {
    return settings['reminders'] as readonly number[];
  }

  followsStatements(settings: SettingValues): boolean {
    return settings['clock_follows_statements'] === true;
  }

  countsBankingDays(settings: SettingValues): boolean {
    return settings['banking_days'] === true;
  }

  reinstates(settings: SettingValues): boolean {
    return settings['auto_reinstate'] === true;
  }

  confirmsItself(settings: SettingValues): boolean {
    return settings['require_confirmation'] === false;
  }

  issuesInvoice(settings: SettingValues): boolean {
    return settings['auto_generate_invoice'] === true;
  }

  instructions(settings: SettingValues): string {
    return text(settings['instructions']);
  }

  bankDetails(settings: SettingValues): Record<(typeof DETAILS)[number], string> {
    return Object.fromEntries(DETAILS.map((name) => [name, text(settings[name])])) as Record<
      (typeof DETAILS)[number],
      string
    >;
  }

  paymentCodeOptions(settings: SettingValues): Readonly<Record<string, string>> {
    return { nbu: text(settings['nbu_code']) };
  }

  /** The pay button's template with its eleven variables and the payment reference. */
  payButton(order: PayButtonOrder, settings: SettingValues, language: Language): PayButton {
    return {
      template: 'payment/bank_invoice',
      variables: {
        title: pick(settings['title'] as Localized, language),
        ...this.bankDetails(settings),
        amount: order.amount,
        currency: order.currency,
        order_id: String(order.id),
        payment_terms: String(this.paymentTerms(settings)),
        info: this.instructions(settings),
        reference: order.reference,
      },
      fallback: detailsTemplate,
    };
  }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

@ShopPlugin({ name: 'bank-invoice', providers: [BankInvoiceGateway] })
export class BankInvoicePlugin {}
