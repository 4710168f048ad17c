import type { OrderRecord } from '../order/index.js';
import type { RenderedMail } from '../platform/mail/render-mail.js';

/** The mails that the payment clock causes, rendered without sending them; implemented by the module of the mails. */
export abstract class ClockMails {
  /** Null if the mail would not be sent. */
  abstract reminder(order: OrderRecord): Promise<RenderedMail | null>;

  /** Null if the mail would not be sent. @param reason in the language of the order */
  abstract cancellation(order: OrderRecord, reason: string): Promise<RenderedMail | null>;
}
