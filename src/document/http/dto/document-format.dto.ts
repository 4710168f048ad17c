import { IsIn, IsOptional } from 'class-validator';
import { DOCUMENT_FORMATS, type DocumentFormat } from '../../use-cases/write-e-invoice.js';

export class DocumentFormatQuery {
  /** `pdf`; `cii` or `ubl`: EN 16931 XML, with electronic invoices. */
  @IsOptional()
  @IsIn(DOCUMENT_FORMATS)
  format: DocumentFormat = 'pdf';
}
