import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { inBatches, PersonalData, Retention } from '../../privacy/index.js';
import { InvoiceFiles } from '../data/invoice-files.js';

const NO_BUYER = { name: '', email: null, phone: null, billingAddress: null, shippingAddress: null };
const FORGET = `UPDATE invoice SET says = jsonb_set(says, '{buyer}', $2::jsonb), facts = NULL WHERE order_id = ANY($1::int[])`;
/** Marks a file that was removed, unless it was made again meanwhile; a new file is made without the buyer. */
const REMOVED = 'removed';
const FILES = `SELECT i.id, i.path FROM invoice i JOIN shop_order o ON o.id = i.order_id WHERE o.anonymized_at IS NOT NULL
  AND i.made_at IS NOT NULL AND i.error IS DISTINCT FROM '${REMOVED}' LIMIT $1`;
const FILE_GONE = `UPDATE invoice SET error = '${REMOVED}' WHERE id = $1`;

/** Invoices past the retention: number, lines and amounts stay, the buyer and the file go. */
@Injectable()
export class AnonymizeBuyers implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly files: InvoiceFiles,
    private readonly data: PersonalData,
    private readonly retention: Retention,
  ) {}

  onModuleInit(): void {
    this.data.anonymizesOrders(async (tx, ids) => void (await tx.query(FORGET, [ids, JSON.stringify(NO_BUYER)])));
    this.retention.register('invoice_files', () => inBatches((size) => this.removeFiles(size)), { follows: true });
  }

  private async removeFiles(size: number): Promise<number> {
    const rows = await this.database.query<{ id: number; path: string }>(FILES, [size]);
    for (const { id, path } of rows) {
      await this.files.remove(path);
      await this.database.query(FILE_GONE, [id]);
    }
    return rows.length;
  }
}
