import { Flag, OneOf, Text } from '../../../platform/http/openapi/response-properties.js';
import { MAIL_STATES, type MailState } from '../../../platform/mail/mail.entity.js';
import type { TestMailState } from '../../test-mail.js';
import { MAIL_STATE } from '../../../platform/mail/http/dto/mail-state.js';

export class TestMailResponse {
  @Text({ format: 'uuid' }) id!: string;
  @Text() recipient!: string;
  @OneOf(MAIL_STATES, MAIL_STATE)
  state!: MailState;
  @Text({ nullable: true, description: 'Last error of the mail server; null: none, or the email was accepted.' })
  error!: string | null;
  @Flag({ description: 'true: no mail server is configured, and emails are written to files.' }) to_file!: boolean;
}

export const testMailResponse = ({ id, recipient, state, error, toFile }: TestMailState): TestMailResponse => ({
  id,
  recipient,
  state,
  error,
  to_file: toFile,
});
