import { Injectable } from '@nestjs/common';
import type { Language } from '#kernel';
import { Config } from '../config/config.js';
import { ShopProfile } from '../shop/shop-profile.js';
import { Templates } from '../templating/templates.js';
import { Mailbox } from './mailbox.js';
import type { ComposedMail, MailPicture, StoredMail } from './mail.types.js';
import { oneLine } from '../http/validation/text.decorators.js';

export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly pictures: readonly MailPicture[];
}

/** The HTML for a browser, which does not know `cid:`: the pictures become part of it. */
export const htmlWithPictures = ({ html, pictures }: RenderedMail): string =>
  pictures.reduce(
    (page, { name, png }) => page.replaceAll(`cid:${name}`, `data:image/png;base64,${png.toString('base64')}`),
    html,
  );

/**
 * Converts line endings, because texts of customers and merchants may have any, and the transport makes CRLF only of
 * line feeds.
 */
const withLineFeeds = (text: string): string => text.replace(/\r\n?/g, '\n');

/** Renders the content of a mail from the current state. */
@Injectable()
export class RenderMail {
  constructor(
    private readonly config: Config,
    private readonly mailbox: Mailbox,
    private readonly templates: Templates,
    private readonly shop: ShopProfile,
  ) {}

  /** The rendered mail; null if the mail has become pointless, or has no template. */
  async run(mail: StoredMail): Promise<RenderedMail | null> {
    const composed = await this.mailbox.composer(mail.kind)?.(mail);
    return composed ? this.render(composed, mail.language) : null;
  }

  async render(composed: ComposedMail, language: Language): Promise<RenderedMail> {
    const { subject, template, preheader, variables, pictures = [] } = composed;
    const contact = this.shop.contact(language);
    const all = {
      ...variables,
      subject,
      preheader,
      language,
      shop: { name: this.shop.name, link: this.config.baseUrl, ...contact, dial: contact.phone.replace(/[^+\d]/g, '') },
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
      pictures,
    };
  }
}
