import { Injectable } from '@nestjs/common';
import { commonErrors } from '../../../platform/errors/common-errors.js';
import { reconciliationErrors } from '../../reconciliation.errors.js';
import { RefundFileRows } from '../data/refund-file-rows.js';
import { fileNameOf } from '../domain/refund-file.js';

export interface DownloadedFile {
  readonly content: Buffer;
  readonly name: string;
  readonly isCsv: boolean;
}

/**
 * The stored bytes of a refund file.
 * @throws not_found, refund_file_removed
 */
@Injectable()
export class DownloadRefundFile {
  constructor(private readonly files: RefundFileRows) {}

  async run(id: number): Promise<DownloadedFile> {
    const file = await this.files.find(id);
    if (!file) throw commonErrors.not_found();
    const content = await this.files.content(id);
    if (!content) throw reconciliationErrors.refund_file_removed();
    return { content, name: fileNameOf(file), isCsv: file.format === 'csv' };
  }
}
