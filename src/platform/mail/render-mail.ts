import { Injectable } from '@nestjs/common';
import type { Language } from '#kernel';
import { Config } from '../config/config.js';
import { ShopProfile } from '../shop/shop-profile.js';
import { Templates } from '../templating/templates.js';
import { Mailbox } from './mailbox.js';
import type { ComposedMail, StoredMail } from './mail.types.js';
import { oneLine } from '../http/validation/text.decorators.js';

export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Texts of customers and merchants may have any line ending; the transport makes CRLF of a line feed alone. */
const withLineFeeds = (text: string): string => text.replace(/\r\n?/g, '\n');

/** What a mail says, made from the present state. */
@Injectable()
export class RenderMail {
  constructor(
    private readonly config: Config,
    private readonly mailbox: Mailbox,
    private readonly templates: Templates,
    private readonly shop: ShopProfile,
  ) {}

  /** null when there is nothing to send any more, or no template for it. */
  async run(mail: StoredMail): Promise<RenderedMail | null> {
    const composed = await this.mailbox.composer(mail.kind)?.(mail);
    return composed ? this.render(composed, mail.language) : null;
  }

  async render({ subject, template, preheader, variables }: ComposedMail, language: Language): Promise<RenderedMail> {
    const all = {
      ...variables,
      subject,
      preheader,
      language,
      shop: { name: this.shop.name, link: this.config.baseUrl },
    };
    const html = await this.templates.render(`mail/${template}`, all, language);
    const text = await this.templates.render(`mail/${template}.txt`, all, language);
    return {
      subject: oneLine(subject),
      html: withLineFeeds(html),
      text: `${withLineFeeds(text)
        .replace(/[ \t]+\n/g, '\n')
        .replace(/\n{3,}/g, '\n\n')
        .trim()}\n`,
    };
  }
}
