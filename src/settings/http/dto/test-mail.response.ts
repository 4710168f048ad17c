import { Flag, OneOf, Text } from '../../../platform/http/openapi/response-properties.js';
import { MAIL_STATES, type MailState } from '../../../platform/mail/mail.entity.js';
import type { TestMailState } from '../../test-mail.js';

export class TestMailResponse {
  @Text({ format: 'uuid' }) id!: string;
  @Text() recipient!: string;
  @OneOf(MAIL_STATES, { name: 'MailState' }) state!: MailState;
  @Text({ nullable: true, description: "The mail server's last error, until it accepts the mail." }) error!:
    string | null;
  @Flag({ description: 'No mail server is configured: mails are written to files.' }) to_file!: boolean;
}

export const testMailResponse = ({ id, recipient, state, error, toFile }: TestMailState): TestMailResponse => ({
  id,
  recipient,
  state,
  error,
  to_file: toFile,
});
