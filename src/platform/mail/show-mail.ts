import { Injectable } from '@nestjs/common';
import { isUuid } from '#kernel';
import { type Caller, hasRole } from '../access/caller.js';
import { Database } from '../database/database.js';
import { commonErrors } from '../errors/common-errors.js';
import { listedMail, type ListedMail } from './list-mails.js';
import { MailEntity } from './mail.entity.js';
import { Mailbox } from './mailbox.js';
import { htmlWithPictures, RenderMail, type RenderedMail } from './render-mail.js';

export const WITHHELD_REASONS = ['secret', 'owners', 'outdated'] as const;
/**
 * `secret`: the mail has a personal link, which only its recipient may see. `owners`: the mail tells the owners of the
 * shop about settings that the reader's role may not see. `outdated`: the mail has become pointless.
 */
export type WithheldReason = (typeof WITHHELD_REASONS)[number];

export interface ShownMail extends ListedMail {
  /** The content as it would be sent now; null if it is withheld. */
  readonly content: RenderedMail | null;
  readonly withheld: WithheldReason | null;
}

/**
 * Shows a mail with its content. The content of a mail with a secret is not rendered, so that for example no reset link
 * is created.
 */
@Injectable()
export class ShowMail {
  constructor(
    private readonly database: Database,
    private readonly mailbox: Mailbox,
    private readonly renderMail: RenderMail,
  ) {}

  /** @throws not_found */
  async run(id: string, caller: Caller): Promise<ShownMail> {
    const mail = isUuid(id) ? await this.database.entities.findOneBy(MailEntity, { id }) : null;
    if (!mail) throw commonErrors.not_found();
    const listed = listedMail(mail);
    if (!this.mailbox.mayBeShown(mail.kind)) return { ...listed, content: null, withheld: 'secret' };
    if (this.mailbox.isToOwners(mail) && !hasRole(caller, 'owner'))
      return { ...listed, content: null, withheld: 'owners' };
    const content = await this.renderMail.run(mail);
    return {
      ...listed,
      content: content && { ...content, html: htmlWithPictures(content) },
      withheld: content ? null : 'outdated',
    };
  }

  /** @throws not_found, also if the content is withheld */
  async html(id: string, caller: Caller): Promise<string> {
    const { content } = await this.run(id, caller);
    if (!content) throw commonErrors.not_found();
    return content.html;
  }
}
