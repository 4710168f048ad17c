import { Injectable } from '@nestjs/common';
import type { Language } from '#kernel';
import { htmlWithPictures, RenderMail, type RenderedMail } from '../platform/mail/render-mail.js';
import { statusData, type OrderMailKind } from './order-post.js';

interface Addressed {
  readonly id: number;
  readonly language: Language;
  readonly contact: { readonly email: string | null };
}

/** Renders mails to an order's buyer as they would be sent now; nothing is stored or sent. */
@Injectable()
export class OrderMailPreviews {
  constructor(private readonly renderMail: RenderMail) {}

  /** Null if the mail would not be sent. */
  reminder(order: Addressed): Promise<RenderedMail | null> {
    return this.render('payment_reminder', order);
  }

  /** Null if the mail would not be sent. @param reason in the language of the order */
  cancellation(order: Addressed, reason: string): Promise<RenderedMail | null> {
    return this.render('order_status', order, statusData('cancelled', reason, true));
  }

  private async render(
    kind: OrderMailKind,
    { id, language, contact: { email } }: Addressed,
    data: Record<string, unknown> = {},
  ): Promise<RenderedMail | null> {
    if (!email) return null;
    const unsent = { id: '', user_id: null, state: 'queued', sent_at: null };
    const content = await this.renderMail.run({ ...unsent, kind, language, recipient: email, order_id: id, data });
    return content && { ...content, html: htmlWithPictures(content) };
  }
}
