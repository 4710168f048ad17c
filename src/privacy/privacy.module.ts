import { Global, Module } from '@nestjs/common';
import { MailFiles } from '../platform/mail/mail-files.js';
import { AccountData } from './account-data.js';
import { ErasePerson } from './erase-person.js';
import { ExportPerson } from './export-person.js';
import { DeleteMails } from './delete-mails.js';
import { AnonymizeTraces } from './anonymize-traces.js';
import { PersonalData } from './personal-data.js';
import { Retention } from './retention.js';
import { RetentionAge } from './retention-age.js';

/** Export, erasure and retention of personal data. Global, because every module with personal data registers it. */
@Global()
@Module({
  providers: [
    AccountData,
    ErasePerson,
    ExportPerson,
    DeleteMails,
    AnonymizeTraces,
    MailFiles,
    PersonalData,
    Retention,
    RetentionAge,
  ],
  exports: [ErasePerson, ExportPerson, PersonalData, Retention, RetentionAge],
})
export class PrivacyModule {}
