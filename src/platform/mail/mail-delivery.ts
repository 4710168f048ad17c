import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ISendMailOptions } from '@nestjs-modules/mailer';
import { IsNull, Not, type QueryDeepPartialEntity } from 'typeorm';
import { Config } from '../config/config.js';
import { Database } from '../database/database.js';
import { NonRetryableError, type Job } from '../jobs/job.js';
import { Jobs } from '../jobs/jobs.js';
import { ShopProfile } from '../shop/shop-profile.js';
import { deliveryError } from './delivery-error.js';
import { mailAddresses } from './mail-addresses.js';
import { MailEntity } from './mail.entity.js';
import { MailServer } from './mail-server.js';
import { LONGEST_DELAY_MS } from './mail-budget.js';
import { MAIL_QUEUE, Mailbox, type MailJob } from './mailbox.js';
import type { StoredMail } from './mail.types.js';
import { isRecipient } from '../http/validation/text.decorators.js';
import { RenderMail, type RenderedMail } from './render-mail.js';

/** Reason of a dropped mail that is no longer needed, or whose order, customer or product no longer exists. */
const OUTDATED = 'there is nothing to say any more';

/**
 * Composes, renders and sends queued mails. Failed attempts are repeated after increasing delays; after the last one
 * the job is a failed job.
 */
@Injectable()
export class MailDelivery implements OnModuleInit {
  private readonly domain: string;

  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly mailbox: Mailbox,
    private readonly server: MailServer,
    private readonly renderMail: RenderMail,
    private readonly shop: ShopProfile,
    config: Config,
  ) {
    this.domain = new URL(config.baseUrl).hostname;
  }

  onModuleInit(): void {
    const options = { retries: 9, pause: 3, longestPause: 3600, concurrency: 6, timeout: 40, poll: 1, exclusive: true };
    this.jobs.define<MailJob>(MAIL_QUEUE, options, (job) => this.deliver(job));
  }

  private async deliver(job: Job<MailJob>): Promise<void> {
    const mail = await this.database.entities.findOneBy(MailEntity, { id: job.data.mail_id });
    if (!mail || ['sent', 'not_sent', 'dropped'].includes(mail.state)) return;
    if (isOutdated(mail) && (await this.drop(mail))) return;
    try {
      const composed = await this.composed(mail);
      if (!composed) {
        await this.recordOutcome(mail, { state: 'dropped', last_error: OUTDATED });
        return;
      }
      const state = await this.send(mail, composed);
      await this.recordOutcome(mail, {
        state,
        ...(state === 'sent' && { sent_at: () => 'now()' }),
        subject: composed.subject,
        last_error: null,
      });
    } catch (thrown) {
      // The job's error is stored as well, and must not contain what another service answered.
      const reason = deliveryError(thrown as Error);
      const isFinal = thrown instanceof NonRetryableError || (isRefused(thrown) && !isForFormer(mail));
      const error = isFinal ? new NonRetryableError(reason) : new Error(reason);
      const state = job.lastAttempt || isFinal ? 'dead' : 'queued';
      await this.recordOutcome(mail, { state, last_error: reason });
      throw error;
    }
  }

  /**
   * Marks the email as dropped if the hourly limit counts it.
   * @returns whether the limit counts it
   */
  private async drop({ id }: StoredMail): Promise<boolean> {
    const counted = { id, budget_key: Not(IsNull()) };
    return (
      (await this.database.entities.update(MailEntity, counted, { state: 'dropped', last_error: null })).affected === 1
    );
  }

  private async recordOutcome({ id }: StoredMail, outcome: QueryDeepPartialEntity<MailEntity>): Promise<void> {
    await this.database.entities.update(MailEntity, { id }, { ...outcome, attempts: () => 'attempts + 1' });
  }

  /** @returns null for a mail that is no longer needed, or whose order, customer or product no longer exists */
  private async composed(mail: StoredMail): Promise<RenderedMail | null> {
    if (!isRecipient(mail.recipient)) throw new NonRetryableError('no address that mail can be sent to');
    if (!this.mailbox.composer(mail.kind)) throw new NonRetryableError(`no composer for mails of kind ${mail.kind}`);
    return this.renderMail.run(mail);
  }

  private async send(mail: MailEntity, { subject, html, text, pictures }: RenderedMail): Promise<'sent' | 'not_sent'> {
    const former = isForFormer(mail) ? await this.shop.formerMailServer(mail.former_server_id!) : null;
    const { from, replyTo } = mailAddresses(this.shop, mail.language, former?.sender);
    const message: ISendMailOptions = {
      from,
      to: { name: '', address: mail.recipient },
      ...(replyTo && { replyTo }),
      subject,
      html,
      text,
      attachments: pictures.map(({ name, png }) => ({
        cid: name,
        filename: `${name}.png`,
        content: png,
        contentType: 'image/png',
        contentDisposition: 'inline' as const,
      })),
      // The id is the same in all attempts, so that a recipient's mailbox recognizes a repeated mail.
      messageId: `<${mail.id}@${this.domain}>`,
      headers: {
        'Content-Language': mail.language,
        'Auto-Submitted': 'auto-generated',
        'X-Auto-Response-Suppress': 'All',
      },
    };
    return this.server.send(message, former?.server ?? null);
  }
}

/**
 * Number of attempts by a former mail server, which take about six minutes. After them the current server sends the
 * email.
 */
const FORMER_ATTEMPTS = 8;

const isForFormer = ({ former_server_id: id, attempts }: MailEntity): boolean =>
  id !== null && attempts < FORMER_ATTEMPTS;

/** Tolerance for late jobs in milliseconds. */
const GRACE_MS = 60_000;

/** True for a delayed email that could not be sent within a day. */
const isOutdated = ({ created_at: created, send_after: due }: MailEntity): boolean =>
  due !== null && due > created && Date.now() > created.getTime() + LONGEST_DELAY_MS + GRACE_MS;

/** Whether the mail server refused the mail permanently: 5yz for the recipient or the message (RFC 5321, 4.2.1). */
function isRefused(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
}
