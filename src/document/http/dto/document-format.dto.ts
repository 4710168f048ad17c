import { IsIn, IsOptional } from 'class-validator';
import { DOCUMENT_FORMATS, type DocumentFormat } from './document.response.js';

export class DocumentFormatQuery {
  /** File format. */
  @IsOptional()
  @IsIn(DOCUMENT_FORMATS)
  format: DocumentFormat = 'pdf';
}
