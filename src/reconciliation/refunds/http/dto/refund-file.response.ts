import {
  Amount,
  Flag,
  Integer,
  OneOf,
  Text,
  Timestamp,
} from '../../../../platform/http/openapi/response-properties.js';
import { REFUND_FILE_FORMATS, type RefundFileFormat } from '../../domain/payment-file.js';
import { fileNameOf, type RefundFile } from '../../domain/refund-file.js';

/** A file of refunds for the bank. */
export class RefundFileResponse {
  @Integer() id!: number;
  @OneOf(REFUND_FILE_FORMATS, { name: 'RefundFileFormat', description: 'Format of the file.' })
  format!: RefundFileFormat;
  @Text({ description: 'Name under which the file is downloaded.' }) file_name!: string;
  @Text({ description: 'Message id in the file. A bank that books the sum as one debit names it.' }) reference!: string;
  @Integer({ description: 'Number of refunds in the file.' }) count!: number;
  @Amount({ description: 'Sum of the refunds.' }) total!: number;
  @Text() currency!: string;
  @Text({ description: 'SHA-256 of the file in hexadecimal digits.' }) sha256!: string;
  @Timestamp() created_at!: Date;
  @Integer({ description: 'Number of refunds whose debit is on a bank statement.' }) paid_out!: number;
  @Integer({ description: 'Number of refunds that the bank has returned.' }) returned!: number;
  @Timestamp({ nullable: true, description: 'When the file was discarded, ISO 8601 in UTC; null: not discarded.' })
  discarded_at!: Date | null;
  @Text({ nullable: true, description: 'Why the file was discarded; null: not discarded.' })
  discard_reason!: string | null;
  @Flag({ description: 'Whether the file can be downloaded; its bytes are removed with the personal data.' })
  available!: boolean;
}

export const refundFileResponse = (file: RefundFile): RefundFileResponse => ({
  id: file.id,
  format: file.format,
  file_name: fileNameOf(file),
  reference: file.reference,
  count: file.count,
  total: file.total.toNumber(),
  currency: file.total.currency,
  sha256: file.sha256,
  created_at: file.createdAt,
  paid_out: file.paidOut,
  returned: file.returned,
  discarded_at: file.discardedAt,
  discard_reason: file.discardReason,
  available: file.isAvailable,
});
