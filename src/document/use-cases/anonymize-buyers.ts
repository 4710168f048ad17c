import { Injectable, type OnModuleInit } from '@nestjs/common';
import { inBatches, PersonalData, Retention } from '../../privacy/index.js';
import { AnonymizedDocuments } from '../data/anonymized-documents.js';
import { InvoiceFiles } from '../data/invoice-files.js';

/** Removes buyers and files of invoices after the retention; number, lines and amounts stay. */
@Injectable()
export class AnonymizeBuyers implements OnModuleInit {
  constructor(
    private readonly documents: AnonymizedDocuments,
    private readonly files: InvoiceFiles,
    private readonly data: PersonalData,
    private readonly retention: Retention,
  ) {}

  onModuleInit(): void {
    this.data.anonymizesOrders((tx, ids) => this.documents.removeBuyers(tx, ids));
    this.retention.register('invoice_files', () => inBatches((size) => this.removeFiles(size)), { follows: true });
  }

  private async removeFiles(size: number): Promise<number> {
    const rows = await this.documents.filesToRemove(size);
    for (const { id, path } of rows) {
      await this.files.remove(path);
      await this.documents.markRemoved(id);
    }
    return rows.length;
  }
}
