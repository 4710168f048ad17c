import { Injectable, type OnModuleInit } from '@nestjs/common';
import { inBatches, PersonalData, Retention } from '../../privacy/index.js';
import { InvoiceFiles } from '../data/invoice-files.js';
import { InvoiceRepository } from '../data/invoice.repository.js';

/** Removes buyers and files of invoices after the retention; number, lines and amounts stay. */
@Injectable()
export class AnonymizeBuyers implements OnModuleInit {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly files: InvoiceFiles,
    private readonly data: PersonalData,
    private readonly retention: Retention,
  ) {}

  onModuleInit(): void {
    this.data.anonymizesOrders((tx, ids) => this.invoices.removeBuyers(tx, ids));
    this.retention.register('invoice_files', () => inBatches((size) => this.removeFiles(size)), { follows: true });
  }

  private async removeFiles(size: number): Promise<number> {
    const rows = await this.invoices.filesToRemove(size);
    for (const { id, path } of rows) {
      await this.files.remove(path);
      await this.invoices.markRemoved(id);
    }
    return rows.length;
  }
}
