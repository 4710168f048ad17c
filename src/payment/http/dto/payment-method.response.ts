import { LANGUAGES, type Language, type Localized } from '#kernel';
import {
  HiddenReasonResponse,
  hiddenReasonResponse,
  MethodResponse,
  methodResponse,
  ProviderResponse,
  providerResponse,
  type MethodDetail,
} from '../../../platform/configurable-methods/index.js';
import { AUTO_MATCH, type AutoMatch } from '../../payment.types.js';
import {
  Amount,
  Flag,
  Integer,
  ListOf,
  MapOf,
  OneOf,
  Ref,
  Text,
  Timestamp,
} from '../../../platform/http/openapi/response-properties.js';
import type { MethodPreview } from '../../use-cases/preview-method.js';
import type { ListedMethod } from '../../use-cases/list-methods.js';
import type { PaymentMethodList } from '../../use-cases/show-payment-methods.js';

/** Declares the settings of the built-in gateways; those of other gateways are additional members. */
export class PaymentMethodResponse extends MethodResponse {
  @MapOf({ type: 'string' }, { description: 'Text at checkout, by language.' }) description!: Localized;
  @MapOf({ type: 'string' }, { optional: true, description: 'Cash: additional message at checkout, by language.' })
  info?: Localized;
  @Text({ optional: true, description: 'Bank invoice: name of the recipient, as the bank knows it.' })
  account_holder?: string;
  @Text({ optional: true, description: "Bank invoice: name of the recipient's bank." }) bank_name?: string;
  @Text({ optional: true, description: 'Bank invoice: IBAN of the account that receives the money.' })
  account_number?: string;
  @Text({ optional: true, description: 'Bank invoice: 6 digits, or a SWIFT code of 8 or 11 characters.' })
  bank_code?: string;
  @Text({ optional: true, description: 'Bank invoice: tax number of 8 digits (company) or 10 (individual).' })
  tax_id?: string;
  @Integer({ optional: true, description: 'Bank invoice: days until the payment is due, 1 to 30.' })
  payment_terms?: number;
  @Integer({
    optional: true,
    nullable: true,
    description: 'Bank invoice: days after the due date on which an unpaid order is cancelled; null: never.',
  })
  cancel_after?: number | null;
  @ListOf(
    { type: 'integer' },
    {
      optional: true,
      description:
        'Bank invoice: days relative to the due date on which the customer is reminded of the payment; negative ones ' +
        'are before it.',
    },
  )
  reminders?: number[];
  @Flag({
    optional: true,
    description:
      'Bank invoice: whether reminders after the due date and the cancellation wait for a statement that covers the ' +
      'due date, while statements of the account are imported.',
  })
  clock_follows_statements?: boolean;
  @Flag({
    optional: true,
    description:
      'Bank invoice: whether a due date that is not a banking day in the country of the account moves to the next one.',
  })
  banking_days?: boolean;
  @Flag({
    optional: true,
    description:
      'Bank invoice: whether a transfer of exactly the balance due, with the payment reference, reinstates a ' +
      'cancelled order whose stock is available.',
  })
  auto_reinstate?: boolean;
  @OneOf(AUTO_MATCH, {
    name: 'AutoMatch',
    optional: true,
    description:
      'Bank invoice: which transfers of a bank statement with the payment reference of an order are recorded without ' +
      'staff. `off`: none. `exact`: those of exactly the balance due. `reference`: also partial payments and ' +
      'overpayments.',
  })
  auto_match?: AutoMatch;
  @Flag({
    optional: true,
    description: 'Bank invoice: whether an invoice is issued as soon as an order waits for payment.',
  })
  auto_generate_invoice?: boolean;
  @Flag({
    optional: true,
    description: 'Bank invoice: whether the staff confirms each payment. false: orders count as paid at once.',
  })
  require_confirmation?: boolean;
  @Text({ optional: true, description: 'Bank invoice: text that customers see with the bank details.' })
  instructions?: string;
}

const paymentMethodResponse = (method: MethodDetail): PaymentMethodResponse =>
  methodResponse(method) as PaymentMethodResponse;

export class PaymentMethodListResponse {
  @ListOf(() => PaymentMethodResponse, { description: 'All payment methods, active or not, in the order of display.' })
  items!: PaymentMethodResponse[];
  @Flag({ description: 'Setting `payments_enabled` of the shop; false hides all methods.' }) payments_enabled!: boolean;
  @ListOf(() => ProviderResponse, { description: 'Gateways from which a new method can be created.' })
  providers!: ProviderResponse[];
}

export const paymentMethodListResponse = (list: PaymentMethodList): PaymentMethodListResponse => ({
  items: list.methods.map(paymentMethodResponse),
  payments_enabled: list.paymentsEnabled,
  providers: list.providers.map(providerResponse),
});

export class PreviewSampleResponse {
  @Integer({ description: 'Order number of the sample.' }) number!: number;
  @Text({ description: 'ISO 11649 creditor reference (`RF…`) of the sample.' }) reference!: string;
  @Amount({ description: 'Total of the sample order.' }) amount!: number;
  @Text() currency!: string;
  @Timestamp({ nullable: true }) payment_due_at!: string | null;
}

export class RenderedMethodResponse {
  @OneOf(LANGUAGES, { name: 'Language' }) language!: Language;
  @Text({ description: 'Display name in this language.' }) title!: string;
  @Text({ description: 'Text at checkout in this language.' }) description!: string;
  @Text({ description: 'Additional message at checkout in this language; may be empty.' }) info!: string;
  @Text({ description: 'HTML of the method at checkout.' }) checkout_html!: string;
  @Text({ description: 'HTML of the payment on the order page.' }) order_html!: string;
}

export class MethodPreviewResponse {
  @Text() key!: string;
  @Flag({ description: 'Whether customers could choose the method with these settings.' }) shown!: boolean;
  @ListOf(
    { type: 'string' },
    { description: 'Why they could not: `inactive`, `incomplete:<setting>`, `payments_disabled`.' },
  )
  hidden_because!: string[];
  @ListOf(() => HiddenReasonResponse, { description: 'The same, with sentences for people.' })
  hidden_reasons!: HiddenReasonResponse[];
  @Ref(() => PreviewSampleResponse, { description: 'Invented order with which the HTML was made.' })
  sample!: PreviewSampleResponse;
  @ListOf(() => RenderedMethodResponse, { description: 'Texts and HTML, once for each language.' })
  languages!: RenderedMethodResponse[];
}

export const methodPreviewResponse = ({
  key,
  hidden,
  hiddenReasons,
  sample,
  languages,
}: MethodPreview): MethodPreviewResponse => ({
  key,
  shown: hidden.length === 0,
  hidden_because: [...hidden],
  hidden_reasons: hiddenReasons.map(hiddenReasonResponse),
  sample: {
    number: sample.id,
    reference: sample.reference,
    amount: sample.total.toNumber(),
    currency: sample.total.currency,
    payment_due_at: sample.paymentDueAt?.toISOString() ?? null,
  },
  languages: languages.map(({ checkoutHtml, orderHtml, ...one }) => ({
    ...one,
    checkout_html: checkoutHtml,
    order_html: orderHtml,
  })),
});

/** A payment method as customers see it. */
export class ListedPaymentMethodResponse {
  @Integer() id!: number;
  @Text({ description: 'Value for `method_key` and `payment_method` when paying.' }) key!: string;
  @Text({ description: 'The same as `key`.' }) name!: string;
  @Text() title!: string;
  @Text({ description: "Text at checkout, in the reader's language; may be empty." }) description!: string;
  @Text({ optional: true, description: 'Cash only: additional message at checkout; missing if none is set.' })
  info?: string;
  @Text({ optional: true, description: 'Bank invoice only: name of the recipient, as the bank knows it.' })
  account_holder?: string;
  @Text({ optional: true, description: "Bank invoice only: name of the recipient's bank." }) bank_name?: string;
  @Text({ optional: true, description: 'Bank invoice only: IBAN of the account that receives the money.' })
  account_number?: string;
  @Integer({ optional: true, description: 'Bank invoice only: days until the payment is due.' }) payment_terms?: number;
}

export class ListedPaymentMethodsResponse {
  @Flag() success!: boolean;
  @ListOf(() => ListedPaymentMethodResponse, {
    description:
      'Methods that customers can choose, in the order of display. Methods of plugins may have more ' + 'members.',
  })
  payments!: ListedPaymentMethodResponse[];
}

export const listedPaymentMethodsResponse = (methods: readonly ListedMethod[]): ListedPaymentMethodsResponse => ({
  success: true,
  payments: methods.map(({ settings, ...method }) => ({ ...settings, ...method, name: method.key })),
});
