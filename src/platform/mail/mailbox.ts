import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { isUuid, uuid } from '#kernel';
import { AuditTrail } from '../audit/audit-trail.js';
import { Database } from '../database/database.js';
import type { Transaction } from '../database/transaction.js';
import type { Caller } from '../access/caller.js';
import { commonErrors } from '../errors/common-errors.js';
import { JOBS_SCHEMA } from '../jobs/boss-options.js';
import { DeadLetters } from '../jobs/dead-letters.js';
import { Jobs } from '../jobs/jobs.js';
import { MailEntity } from './mail.entity.js';
import { MailBudget } from './mail-budget.js';
import type { Composer, MailDraft, MailSample, StoredMail } from './mail.types.js';

export const MAIL_QUEUE = 'mail';

export interface MailJob {
  readonly mail_id: string;
}

interface KindOptions {
  readonly mayBeShown?: boolean;
  readonly isToStaff?: boolean;
  readonly isToOwners?: (mail: StoredMail) => boolean;
}

// SQL: every order sends mails; a mail with a known key is stored once, also by concurrent requests
const INSERT = {
  name: 'mail_insert',
  text: `INSERT INTO mail (id, dedupe_key, kind, language, recipient, order_id, user_id, data, budget_key, send_after,
      state, former_server_id)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) ON CONFLICT (dedupe_key) DO NOTHING RETURNING id`,
};

// SQL: the job's table belongs to pg-boss
/** Runs the delayed job of a mail now. */
const RUN_NOW = `UPDATE ${JOBS_SCHEMA}.job SET start_after = now()
  WHERE name = $1 AND singleton_key = $2 AND state < 'active' AND start_after > now()`;

/** Enqueues mails: a row and a job, in the transaction of the change that causes them. */
@Injectable()
export class Mailbox {
  private readonly composers = new Map<string, Composer>();
  private readonly shown = new Set<string>();
  private readonly toStaff = new Set<string>();
  private readonly toOwners = new Map<string, (mail: StoredMail) => boolean>();
  /** Samples by id, in display order. */
  readonly samples = new Map<string, MailSample>();

  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly deadLetters: DeadLetters,
    private readonly audit: AuditTrail,
    private readonly budget: MailBudget,
  ) {}

  /**
   * Registers the composer of a kind of mails; call it in `onModuleInit`.
   * @param mayBeShown whether administrators may see the content; false for mails that contain or create a secret
   * @param isToStaff the recipients are staff, even if the mail is about a customer's order: a customer's export leaves
   * it out
   * @param isToOwners whether mails of this kind are for the owners of the shop only; lower roles then do not see their
   * content
   */
  compose(
    kind: string,
    composer: Composer,
    { mayBeShown = false, isToStaff = false, isToOwners }: KindOptions = {},
  ): void {
    this.composers.set(kind, composer);
    if (mayBeShown) this.shown.add(kind);
    if (isToStaff) this.toStaff.add(kind);
    if (isToOwners) this.toOwners.set(kind, isToOwners);
  }

  /** Registers samples for previews; call it in `onModuleInit`. */
  preview(...samples: readonly MailSample[]): void {
    for (const sample of samples) this.samples.set(sample.id, sample);
  }

  get kinds(): string[] {
    return [...this.composers.keys()].sort();
  }

  get kindsToStaff(): string[] {
    return [...this.toStaff];
  }

  mayBeShown(kind: string): boolean {
    return this.shown.has(kind);
  }

  isToOwners(mail: StoredMail): boolean {
    return this.toOwners.get(mail.kind)?.(mail) ?? false;
  }

  composer(kind: string): Composer | undefined {
    return this.composers.get(kind);
  }

  /**
   * Enqueues a mail in the transaction. Above the recipient's hourly limit it is sent later, in the order of the calls,
   * or dropped if the delay would exceed a day. Returns the mail's id; null if a mail with this key was enqueued
   * before.
   */
  async enqueue(tx: Transaction, draft: MailDraft): Promise<string | null> {
    const { dedupeKey, kind, language, recipient, orderId = null, userId = null, data = {} } = draft;
    const id = uuid();
    const { budgetKey, sendAfter, isDelayed, isDropped } = await this.budget.take(tx, draft);
    const values = [
      id,
      dedupeKey,
      kind,
      language,
      recipient,
      orderId,
      userId,
      JSON.stringify(data),
      budgetKey,
      sendAfter,
      isDropped ? 'dropped' : 'queued',
      draft.formerServerId ?? null,
    ];
    if ((await tx.query(INSERT, values)).length === 0) return null;
    if (!isDropped) await this.post(tx, id, isDelayed ? sendAfter : null);
    return id;
  }

  isPosted({ entities }: Transaction, dedupeKey: string): Promise<boolean> {
    return entities.existsBy(MailEntity, { dedupe_key: dedupeKey });
  }

  /** Whether a mail of this kind about the order is not sent yet. */
  isWaiting(kind: string, orderId: number): Promise<boolean> {
    return this.database.entities.existsBy(MailEntity, { kind, order_id: orderId, state: 'queued' });
  }

  /** Deletes mails that are not sent yet and no longer needed; their jobs then do nothing. */
  async withdraw(tx: Transaction, dedupeKeys: readonly string[]): Promise<void> {
    await tx.entities.delete(MailEntity, { dedupe_key: In([...dedupeKeys]), state: 'queued' });
  }

  /** Deletes delayed emails of these kinds about an order. SQL: compares with PostgreSQL's clock. */
  async withdrawDelayed(tx: Transaction, orderId: number, kinds: readonly string[]): Promise<void> {
    await tx.query(
      `DELETE FROM mail WHERE order_id = $1 AND kind = ANY ($2) AND state = 'queued' AND send_after > now()`,
      [orderId, kinds],
    );
  }

  /**
   * Sends the mail again, or a delayed mail now, in any state. It keeps its `Message-ID`, and its failed job is
   * deleted.
   * @throws not_found
   */
  async resend(id: string, caller: Caller | null = null): Promise<void> {
    await this.database.transaction(async (tx) => {
      const again = { state: 'queued', last_error: null, send_after: () => 'least(send_after, created_at)' } as const;
      const { affected } = isUuid(id) ? await tx.entities.update(MailEntity, { id }, again) : { affected: 0 };
      if (!affected) throw commonErrors.not_found();
      await this.deadLetters.settle(tx, MAIL_QUEUE, { mail_id: id } satisfies MailJob);
      await tx.query(RUN_NOW, [MAIL_QUEUE, id]);
      await this.post(tx, id);
      await this.audit.record(tx, { caller, action: 'mail.resent', subjectType: 'mail', subjectId: id });
    });
  }

  private async post(tx: Transaction, id: string, startAfter: Date | null = null): Promise<void> {
    await this.jobs.send(MAIL_QUEUE, { mail_id: id } satisfies MailJob, {
      singletonKey: id,
      tx,
      ...(startAfter && { startAfter }),
    });
  }
}
