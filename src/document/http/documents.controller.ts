import { Body, Controller, Get, Header, HttpCode, Param, Post, Query, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, RefusesCustomersByRecord } from '../../platform/access/access.decorator.js';
import { type Caller, CurrentCaller } from '../../platform/access/caller.js';
import { answer, listAnswer, type Answer } from '../../platform/http/envelope/envelope.interceptor.js';
import { Idempotent, IntentRef } from '../../platform/http/idempotency/idempotency.interceptor.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { RecordIdPipe } from '../../platform/http/validation/validation.pipe.js';
import { invoiceNumberText } from '../domain/invoice-number.js';
import { IssueCreditNote } from '../use-cases/issue-credit-note.js';
import { ReadDocuments } from '../use-cases/read-documents.js';
import { CreditNoteBody, creditNoteRequestOf } from './dto/credit-note.dto.js';
import { DocumentFormatQuery } from './dto/document-format.dto.js';
import { DocumentResponse, documentResponse } from './dto/document.response.js';
import { creditNoteIssuedExample, documentsExample } from './invoice.examples.js';

/** Invoices and credit notes of orders. */
@ApiTags('Invoices')
@Controller('api')
export class DocumentsController {
  constructor(
    private readonly documents: ReadDocuments,
    private readonly issueCreditNote: IssueCreditNote,
  ) {}

  @Get('orders/:id/documents')
  @Access('anyone')
  @Header('Cache-Control', 'private, no-store')
  @Documented({
    summary: 'List the documents of an order',
    operationId: 'listOrderDocuments',
    guestBy: ['cart', 'orderKey'],
    description: 'Invoices and credit notes, oldest first, for callers who may read the order.',
    response: DocumentResponse,
    list: true,
    example: documentsExample,
    errors: ['not_found', 'order_not_found', 'insufficient_scope'],
  })
  async list(@CurrentCaller() caller: Caller, @Param('id', RecordIdPipe) id: number): Promise<Answer> {
    const rows = await this.documents.list(caller, id);
    const items = rows.map(({ row, formats }) => documentResponse(row, formats));
    return listAnswer(items, { total: rows.length, page: 1, per_page: rows.length || 1 });
  }

  @Get('documents/:id')
  @Access('anyone')
  @Header('Cache-Control', 'private, no-store')
  @Documented({
    summary: 'Download a document',
    operationId: 'downloadDocument',
    guestBy: ['cart', 'orderKey'],
    description:
      'An invoice or a credit note, for callers who may read its order. 409 `invoice_cancelled` for a cancelled ' +
      'invoice, except for those who work on orders. Waits up to 8 seconds while the file is being made; then 409 ' +
      '`invoice_not_ready` with `Retry-After`. `format=cii` and `format=ubl` answer XML (`application/xml`) while the ' +
      'setting `e_invoice` is on; 409 `e_invoice_incomplete` if EN 16931 requires data that is missing.',
    contentType: 'application/pdf',
    example: '%PDF-1.4 …',
    response: { type: 'string', format: 'binary' },
    errors: [
      'not_found',
      'document_not_found',
      'insufficient_scope',
      'invoice_cancelled',
      'e_invoice_off',
      'e_invoice_incomplete',
      'invoice_not_ready',
      'invoice_unavailable',
    ],
  })
  async download(
    @CurrentCaller() caller: Caller,
    @Param('id', RecordIdPipe) id: number,
    @Query() { format }: DocumentFormatQuery,
  ): Promise<StreamableFile> {
    const isPdf = format === 'pdf';
    const { invoice, content } = isPdf
      ? await this.documents.file(caller, id)
      : await this.documents.xml(caller, id, format);
    const disposition = `attachment; filename="${invoiceNumberText(invoice)}.${isPdf ? 'pdf' : 'xml'}"`;
    const type = isPdf ? 'application/pdf' : 'application/xml';
    return new StreamableFile(content, { type, disposition, length: content.length });
  }

  @Post('orders/:id/credit-notes')
  @HttpCode(201)
  @Access('manager')
  @RefusesCustomersByRecord()
  @Idempotent('found')
  @Documented({
    summary: 'Issue a credit note',
    operationId: 'createCreditNote',
    description:
      'Corrects the invoice of an order: by an amount, by pieces of its lines, or by everything that is left of it. ' +
      'All credit notes together are at most the invoice: 422 `amount_exceeds_invoice` with what is `left`. It ' +
      'returns no money. For managers and owners.',
    status: 201,
    request: { amount: 5, reason: 'One jar was broken' },
    response: DocumentResponse,
    example: creditNoteIssuedExample,
    errors: ['not_found', 'order_not_found', 'forbidden', 'invoice_not_found', 'amount_exceeds_invoice', 'conflict'],
  })
  async create(
    @CurrentCaller() caller: Caller,
    @Param('id', RecordIdPipe) id: number,
    @Body() body: CreditNoteBody,
    @IntentRef() intent: string | null,
  ): Promise<Answer> {
    const note = await this.issueCreditNote.run(caller, id, creditNoteRequestOf(body, intent));
    return answer(documentResponse(note, await this.documents.formats(note)), {
      message: 'document.credit_note_issued',
      args: { number: invoiceNumberText(note) },
    });
  }
}
