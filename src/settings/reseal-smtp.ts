import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Config } from '../platform/config/config.js';
import { Database } from '../platform/database/database.js';
import { Housekeeping } from '../platform/housekeeping/housekeeping.js';
import { SealedValues } from '../platform/jobs/sealed-values.js';
import { lockSettings, updateSettings } from './data/setting-rows.js';
import { smtpSealer } from './smtp-setting.js';

/** Former mail servers are kept for as long as emails about the change may be sent. */
const FORMER_KEPT_MS = 24 * 3_600_000;

/**
 * Registers the mail server's password with the job that encrypts stored secrets with the current key. Former servers
 * are deleted after a day.
 */
@Injectable()
export class ResealSmtp implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly sealed: SealedValues,
    private readonly config: Config,
    private readonly housekeeping: Housekeeping,
  ) {}

  onModuleInit(): void {
    this.housekeeping.register({ table: 'former_mail_server', column: 'replaced_at', retentionMs: FORMER_KEPT_MS });
    this.sealed.register('mail_servers', () => this.reseal());
  }

  private reseal(): Promise<number> {
    return this.database.transaction(async (tx) => {
      const { stored } = await lockSettings(tx);
      const { smtp } = stored;
      const password = smtp?.password ? smtpSealer(this.config.keys).reseal(smtp.password) : null;
      if (!smtp || password === null) return 0;
      await updateSettings(tx, { ...stored, smtp: { ...smtp, password } });
      tx.touch('settings');
      return 1;
    });
  }
}
