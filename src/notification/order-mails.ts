import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Money } from '#kernel';
import { MailCode, MailDocuments, type LinkedDocument, type MailedCode } from '../document/index.js';
import { Messages } from '../platform/i18n/i18n.module.js';
import { Mailbox } from '../platform/mail/mailbox.js';
import type { ComposedMail, MailSample, StoredMail } from '../platform/mail/mail.types.js';
import {
  OrderPresenter,
  SAMPLE_PAYMENT,
  SampleOrders,
  type OrderPresentation,
  type PresentedRefund,
} from '../order-view/index.js';
import { greetingName } from './greeting-name.js';
import { isProven } from './is-proven.js';
import { ORDER_MAIL_SAMPLES, sampleRefund, type OrderMailSample } from './order-mail-samples.js';
import type { OrderMailKind } from './order-post.js';

/** Statuses with a different wording for pickup orders. */
const COLLECTED = ['order_status.ready_for_shipment', 'order_status.shipped'];

const KINDS: readonly OrderMailKind[] = [
  'order_confirmation',
  'bank_details',
  'payment_partial',
  'payment_reminder',
  'payment_received',
  'refund',
  'order_link',
];

/** Emails that are not sent after the order was paid in full or cancelled. */
const POINTLESS_ONCE_PAID: readonly string[] = ['payment_partial', 'payment_reminder'] satisfies OrderMailKind[];

/** Emails that ask for a bank transfer: they contain its deadline and its QR code. */
const ASKS_FOR_TRANSFER: readonly string[] = [
  'bank_details',
  'payment_partial',
  'payment_reminder',
] satisfies OrderMailKind[];

/** Emails about refunds, which link the credit notes of the order. */
const LINKS_CREDIT_NOTES: readonly string[] = ['refund', 'order_status.cancelled'];

/** Emails that link the invoice of the order. */
const LINKS_INVOICE: readonly string[] = ['bank_details'] satisfies OrderMailKind[];

interface OrderMailParts {
  readonly isOwner: boolean;
  readonly message: unknown;
  /** Amount of the payment that the mail is about. */
  readonly received: Money;
  /** QR code of the transfer that the mail asks for. */
  readonly code: MailedCode | null;
  /** Refund that the mail is about. */
  readonly refund: PresentedRefund | null;
  /** Files that the email links: the credit notes of the order, or the XML of its invoice. */
  readonly documents: readonly LinkedDocument[];
}

/** Name of the picture of the QR code in the mail. */
const PICTURE = 'payment-code';

/**
 * Removes texts that the buyer typed. A buyer can enter any email address, so these texts could reach a stranger in the
 * shop's name. Only a plausible name stays for the greeting. The order page, which the email links, shows the texts.
 */
const withoutBuyersWords = (order: OrderPresentation): OrderPresentation & { readonly isWithheld: true } => ({
  ...order,
  customerName: greetingName(order.customerName),
  shippingAddress: null,
  billingAddress: null,
  note: null,
  cancelReason: null,
  isWithheld: true,
});

const isCancelled = ({ status }: OrderPresentation): boolean => status.key === 'cancelled';

/** Whether the mail is still to be sent; the state `not_sent` means that it was written to a file. */
const isWaiting = (mail: StoredMail): boolean => mail.sent_at === null && mail.state !== 'not_sent';

/** Whether the order was paid in full before the mail was sent. */
const wasPaidBefore = (mail: StoredMail, { paidAt }: OrderPresentation): boolean =>
  paidAt !== null && (mail.sent_at ? new Date(paidAt) <= mail.sent_at : isWaiting(mail));

/** End of the key of the sentence that names the payment deadline; null if the first sentence does not name it. */
function deadlineKey(template: string, { paymentDueAt, isPastDue }: OrderPresentation): 'due' | 'past_due' | null {
  if (!ASKS_FOR_TRANSFER.includes(template) || paymentDueAt === null) return null;
  if (!isPastDue) return 'due';
  // After the deadline, the email with bank details names it in the table of the account, not in its first sentence.
  return template === 'bank_details' ? null : 'past_due';
}

/** Composes the mails about an order from its current state. */
@Injectable()
export class OrderMails implements OnModuleInit {
  constructor(
    private readonly mailbox: Mailbox,
    private readonly orders: OrderPresenter,
    private readonly samples: SampleOrders,
    private readonly messages: Messages,
    private readonly codes: MailCode,
    private readonly documents: MailDocuments,
  ) {}

  onModuleInit(): void {
    const options = { mayBeShown: true };
    for (const kind of KINDS) this.mailbox.compose(kind, (mail) => this.composeMail(mail, kind), options);
    this.mailbox.compose(
      'order_status',
      (mail) => this.composeMail(mail, `order_status.${String(mail.data['to'])}`),
      options,
    );
    this.mailbox.preview(...ORDER_MAIL_SAMPLES.map((sample) => this.sample(sample)));
  }

  private sample({ id, kind, ...order }: OrderMailSample): MailSample {
    return {
      id,
      kind,
      compose: async (language) => {
        const { presentation: sample, transfer } = await this.samples.present(language, order);
        const code = transfer && ASKS_FOR_TRANSFER.includes(kind) ? await this.codes.of(transfer, language) : null;
        const received = Money.of(SAMPLE_PAYMENT, sample.currency);
        const refund = kind === 'refund' ? sampleRefund(sample) : null;
        return this.composed(kind, id, sample, { isOwner: true, message: '', received, code, refund, documents: [] });
      },
    };
  }

  private async composeMail(mail: StoredMail, sentences: string): Promise<ComposedMail | null> {
    if (mail.order_id === null) return null;
    const [order, isOwner] = await Promise.all([
      this.orders.load(mail.order_id, mail.language, { withPictures: true }),
      isProven(this.orders, mail.order_id, mail.recipient),
    ]);
    const isPointless =
      POINTLESS_ONCE_PAID.includes(mail.kind) && (!order || order.paidAt !== null || isCancelled(order));
    const refund = order?.refunds.find(({ request }) => request === mail.data['request']) ?? null;
    if (!order || isPointless || (mail.kind === 'refund' && !refund)) return null;
    if (mail.kind === 'bank_details' && isCancelled(order) && isWaiting(mail)) return null;
    // Bank details may wait, e.g. for the hourly limit of the address. If nothing is left to pay, the order is confirmed.
    if (mail.kind === 'bank_details' && wasPaidBefore(mail, order))
      return this.composeMail({ ...mail, kind: 'order_confirmation' }, 'order_confirmation');
    const key = order.isCollected && COLLECTED.includes(sentences) ? `collected.${sentences}` : sentences;
    const message = isOwner || mail.data['note_by'] === 'shop' ? (mail.data['note'] ?? '') : '';
    const received = Money.parse(Number(mail.data['received'] ?? 0), order.currency);
    const code = ASKS_FOR_TRANSFER.includes(mail.kind) ? await this.codes.ofOrder(mail.order_id, order.language) : null;
    const documents = await this.linkedIn(sentences, order);
    return this.composed(mail.kind, key, order, { isOwner, message, received, code, refund, documents });
  }

  private async linkedIn(sentences: string, order: OrderPresentation): Promise<readonly LinkedDocument[]> {
    if (LINKS_CREDIT_NOTES.includes(sentences)) return this.documents.creditNotes(order);
    return LINKS_INVOICE.includes(sentences) ? this.documents.electronicInvoice(order) : [];
  }

  /**
   * @param sentences key below `notification`
   */
  private composed(
    template: string,
    sentences: string,
    order: OrderPresentation,
    { isOwner, message, received, code, refund, documents }: OrderMailParts,
  ): ComposedMail {
    const say = (part: string): string =>
      this.messages.translate(order.language, `notification.${sentences}.${part}`, {
        number: order.number,
        total: template === 'bank_details' ? order.open : order.total,
        due: order.paymentDueAt,
        open: order.open,
        reference: order.reference,
        received: template === 'payment_reminder' ? order.receipts?.amount : received.format(order.language),
        refunded: refund?.amount,
      });
    const isPartlyPaid = template === 'payment_reminder' && order.receipts?.isRefunded === false;
    const intro = say(['intro', isPartlyPaid && 'part', deadlineKey(template, order)].filter(Boolean).join('_'));
    return {
      subject: say('subject'),
      preheader: intro,
      template,
      variables: {
        order: isOwner ? order : withoutBuyersWords(order),
        intro,
        hint: ASKS_FOR_TRANSFER.includes(template) ? say(order.bankDetails ? 'purpose_hint' : 'reference_hint') : '',
        message,
        refund,
        documents,
        code: code && { caption: code.caption, link: code.link, picture: PICTURE },
      },
      pictures: code ? [{ name: PICTURE, png: code.png }] : [],
    };
  }
}
