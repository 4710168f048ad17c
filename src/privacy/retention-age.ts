import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '#kernel';
import { ShopSettings, type StoredSettings } from '../settings/index.js';

const DAY_MS = 24 * 60 * 60 * 1000;
type Days = 'retention_mail_days' | 'retention_audit_days' | 'retention_failed_job_days' | 'bank_data_days';
type Years = 'retention_years' | 'retention_audit_years';

/** Computes time limits from the retention settings. */
@Injectable()
export class RetentionAge {
  constructor(
    private readonly shop: ShopSettings,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Data older than this time is deleted; null: it is kept. */
  before(setting: Days | Years): Date | null {
    const length = this.shop.stored[setting satisfies keyof StoredSettings];
    if (length === null) return null;
    const now = this.clock.now();
    if (setting.endsWith('_days')) return new Date(now.getTime() - length * DAY_MS);
    const before = new Date(now);
    before.setUTCFullYear(before.getUTCFullYear() - length);
    return before;
  }
}
