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

/** The settings of the built-in gateways are named; those of others are further members. */
export class PaymentMethodResponse extends MethodResponse {
  @MapOf({ type: 'string' }, { description: 'By language. Shown at checkout.' }) description!: Localized;
  @MapOf({ type: 'string' }, { optional: true, description: 'Cash, by language.' }) info?: Localized;
  @Text({ optional: true, description: 'Bank invoice.' }) account_holder?: string;
  @Text({ optional: true, description: 'Bank invoice.' }) bank_name?: string;
  @Text({ optional: true, description: 'Bank invoice. IBAN.' }) account_number?: string;
  @Text({ optional: true, description: 'Bank invoice.' }) bank_code?: string;
  @Text({ optional: true, description: 'Bank invoice.' }) tax_id?: string;
  @Integer({ optional: true, description: 'Bank invoice. Days.' }) payment_terms?: number;
  @Integer({ optional: true, nullable: true, description: 'Bank invoice. Days after the deadline; null: never.' })
  cancel_after?: number | null;
  @Flag({ optional: true, description: 'Bank invoice.' }) auto_generate_invoice?: boolean;
  @Flag({ optional: true, description: 'Bank invoice.' }) require_confirmation?: boolean;
  @Text({ optional: true, description: 'Bank invoice.' }) instructions?: string;
}

const paymentMethodResponse = (method: MethodDetail): PaymentMethodResponse =>
  methodResponse(method) as PaymentMethodResponse;

export class PaymentMethodListResponse {
  @ListOf(() => PaymentMethodResponse) items!: PaymentMethodResponse[];
  @Flag({ description: "The shop's switch for all of them." }) payments_enabled!: boolean;
  @ListOf(() => ProviderResponse, { description: 'The registered gateways, for a new method.' })
  providers!: ProviderResponse[];
}

export const paymentMethodListResponse = (list: PaymentMethodList): PaymentMethodListResponse => ({
  items: list.methods.map(paymentMethodResponse),
  payments_enabled: list.paymentsEnabled,
  providers: list.providers.map(providerResponse),
});

export class PreviewSampleResponse {
  @Integer({ description: 'Of the order.' }) number!: number;
  @Text({ description: 'ISO 11649 creditor reference.' }) reference!: string;
  @Amount() amount!: number;
  @Text({ description: 'ISO 4217.' }) currency!: string;
  @Timestamp({ nullable: true }) payment_due_at!: string | null;
}

export class RenderedMethodResponse {
  @OneOf(LANGUAGES, { name: 'Language' }) language!: Language;
  @Text() title!: string;
  @Text() description!: string;
  @Text() info!: string;
  @Text() checkout_html!: string;
  @Text() order_html!: string;
}

export class MethodPreviewResponse {
  @Text() key!: string;
  @Flag() shown!: boolean;
  @ListOf({ type: 'string' }) hidden_because!: string[];
  @ListOf(() => HiddenReasonResponse) hidden_reasons!: HiddenReasonResponse[];
  @Ref(() => PreviewSampleResponse) sample!: PreviewSampleResponse;
  @ListOf(() => RenderedMethodResponse) languages!: RenderedMethodResponse[];
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

/** As customers see it (service document, "Payment method (as listed to customers)"). */
export class ListedPaymentMethodResponse {
  @Integer() id!: number;
  @Text({ description: 'Used in the pay path and as the checkout selection value.' }) key!: string;
  @Text({ description: 'Equal to `key`.' }) name!: string;
  @Text({ description: "In the reader's language." }) title!: string;
  @Text({ description: "In the reader's language, shown at checkout." }) description!: string;
  @Text({ optional: true, description: 'Cash only; absent when not configured.' }) info?: string;
  @Text({ optional: true, description: 'Bank invoice only.' }) account_holder?: string;
  @Text({ optional: true, description: 'Bank invoice only.' }) bank_name?: string;
  @Text({ optional: true, description: 'Bank invoice only. IBAN.' }) account_number?: string;
  @Integer({ optional: true, description: 'Bank invoice only. Days allowed for payment.' }) payment_terms?: number;
}

export class ListedPaymentMethodsResponse {
  @Flag() success!: boolean;
  @ListOf(() => ListedPaymentMethodResponse, {
    description: 'A method of your own carries those of its settings that its gateway declares as listed.',
  })
  payments!: ListedPaymentMethodResponse[];
}

export const listedPaymentMethodsResponse = (methods: readonly ListedMethod[]): ListedPaymentMethodsResponse => ({
  success: true,
  payments: methods.map(({ settings, ...method }) => ({ ...settings, ...method, name: method.key })),
});
