import { Injectable } from '@nestjs/common';
import type { Language } from '#kernel';
import { commonErrors } from '../errors/common-errors.js';
import { oneLine } from '../http/validation/text.decorators.js';
import { Mailbox } from './mailbox.js';
import { htmlWithPictures, RenderMail, type RenderedMail } from './render-mail.js';

export interface MailPreview {
  /** Id of the sample, e.g. `order_status.shipped`. */
  readonly id: string;
  readonly kind: string;
  readonly subject: string;
}

/** Previews of all emails that the shop sends, made of sample data. */
@Injectable()
export class PreviewMails {
  constructor(
    private readonly mailbox: Mailbox,
    private readonly renderMail: RenderMail,
  ) {}

  list(language: Language): Promise<MailPreview[]> {
    const samples = [...this.mailbox.samples.values()];
    return Promise.all(
      samples.map(async ({ id, kind, compose }) => ({ id, kind, subject: oneLine((await compose(language)).subject) })),
    );
  }

  /** @throws not_found */
  async run(id: string, language: Language): Promise<MailPreview & { readonly content: RenderedMail }> {
    const sample = this.mailbox.samples.get(id);
    if (!sample) throw commonErrors.not_found();
    const content = await this.renderMail.render(await sample.compose(language), language);
    return {
      id,
      kind: sample.kind,
      subject: content.subject,
      content: { ...content, html: htmlWithPictures(content) },
    };
  }
}
