import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../platform/database/database.js';
import { MailFiles } from '../platform/mail/mail-files.js';
import { Mailbox } from '../platform/mail/mailbox.js';
import { deleteMails, findDoneMails, mailsOf, type MailSelection } from './data/mail-rows.js';
import { PersonalData, type Person } from './personal-data.js';
import { inBatches, Retention } from './retention.js';
import { RetentionAge } from './retention-age.js';

/**
 * Deletes mails after the retention, those of erased customers, and those of anonymized orders. The file is deleted
 * before the row, so that an interrupted run can be continued.
 */
@Injectable()
export class DeleteMails implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly mailbox: Mailbox,
    private readonly files: MailFiles,
    private readonly data: PersonalData,
    private readonly retention: Retention,
    private readonly age: RetentionAge,
  ) {}

  onModuleInit(): void {
    this.data.exports('mails', (person) => mailsOf(this.database, person, this.mailbox.kindsToStaff));
    this.retention.register('mails', () => this.old(), { follows: true });
    this.retention.register('mails_of_erased', () => this.delete('orphaned'), { follows: true });
  }

  /** Deletes mails of a person who has just been erased; after a failure the nightly run deletes the rest. */
  async ofErased(person: Person): Promise<void> {
    await this.delete({ of: person });
  }

  private async old(): Promise<number> {
    const before = this.age.before('retention_mail_days');
    const orders = await this.delete('of_anonymized_orders');
    return before === null ? orders : orders + (await this.delete({ before }));
  }

  private delete(selection: MailSelection): Promise<number> {
    return inBatches(async (size) => {
      const mails = await findDoneMails(this.database, selection, size);
      if (mails.length === 0) return 0;
      await this.files.remove(mails.map(({ id }) => id));
      await deleteMails(this.database, mails);
      return mails.length;
    });
  }
}
