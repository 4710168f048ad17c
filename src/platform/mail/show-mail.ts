import { Injectable } from '@nestjs/common';
import { isUuid } from '#kernel';
import { Database } from '../database/database.js';
import { commonErrors } from '../errors/common-errors.js';
import { listedMail, type ListedMail } from './list-mails.js';
import { MailEntity } from './mail.entity.js';
import { Mailbox } from './mailbox.js';
import { RenderMail, type RenderedMail } from './render-mail.js';

/** `secret`: it carries a personal link, which nobody but its recipient may see. `outdated`: there is nothing to say any more. */
export type WithheldBecause = 'secret' | 'outdated';

export interface ShownMail extends ListedMail {
  /** As it would be sent now; null when it is withheld. */
  readonly content: RenderedMail | null;
  readonly withheld: WithheldBecause | null;
}

/** One mail, with what it says where that is nobody's secret: a reset link is not even made. */
@Injectable()
export class ShowMail {
  constructor(
    private readonly database: Database,
    private readonly mailbox: Mailbox,
    private readonly renderMail: RenderMail,
  ) {}

  /** @throws not_found */
  async run(id: string): Promise<ShownMail> {
    const mail = isUuid(id) ? await this.database.entities.findOneBy(MailEntity, { id }) : null;
    if (!mail) throw commonErrors.not_found();
    const listed = listedMail(mail);
    if (!this.mailbox.mayBeShown(mail.kind)) return { ...listed, content: null, withheld: 'secret' };
    const content = await this.renderMail.run(mail);
    return { ...listed, content, withheld: content ? null : 'outdated' };
  }
}
