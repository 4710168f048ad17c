import { Controller, Get, Header, HttpCode, Param, Post, Res, StreamableFile } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Access, RefusesCustomersByRecord } from '../../platform/access/access.decorator.js';
import { type Caller, CurrentCaller } from '../../platform/access/caller.js';
import { answer, type Answer } from '../../platform/http/envelope/envelope.interceptor.js';
import { Idempotent } from '../../platform/http/idempotency/idempotency.interceptor.js';
import { bodyOf, Documented } from '../../platform/http/openapi/documented.decorator.js';
import { RecordIdPipe } from '../../platform/http/validation/validation.pipe.js';
import { invoiceNumberText } from '../domain/invoice-number.js';
import { CreateInvoice } from '../use-cases/create-invoice.js';
import { ReadInvoice } from '../use-cases/read-invoice.js';
import { InvoiceResponse, invoiceResponse } from './dto/invoice.response.js';
import { invoiceExample, issuedBeforeExample, issuedExample } from './invoice.examples.js';

const issuedBefore = {
  'application/json': { schema: bodyOf({ response: InvoiceResponse }), example: issuedBeforeExample },
};

@ApiTags('Invoices')
@Controller()
export class InvoicesController {
  constructor(
    private readonly createInvoice: CreateInvoice,
    private readonly readInvoice: ReadInvoice,
  ) {}

  @Post('api/orders/:id/invoice')
  @HttpCode(201)
  @Access('manager')
  @RefusesCustomersByRecord()
  @Idempotent('found')
  @Documented({
    summary: 'Issue an invoice',
    operationId: 'createInvoice',
    response: InvoiceResponse,
    description:
      'A repeat is answered 200 with the same invoice. If the order was edited since, the invoice is ' +
      'cancelled and a new one issued. 409 `not_invoiceable` if the order cannot have one in its status.',
    status: 201,
    example: issuedExample,
    errors: ['not_found', 'order_not_found', 'forbidden', 'not_invoiceable', 'conflict'],
  })
  @ApiResponse({ status: 200, description: 'It was issued before', content: issuedBefore })
  async create(
    @CurrentCaller() caller: Caller,
    @Param('id', RecordIdPipe) id: number,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Answer<InvoiceResponse>> {
    const { invoice, issued } = await this.createInvoice.run(caller, id);
    if (!issued) response.status(200);
    return answer(invoiceResponse(invoice), {
      message: issued ? 'document.issued' : 'document.issued_before',
      args: { number: invoiceNumberText(invoice) },
    });
  }

  @Get('api/orders/:id/invoice')
  @Access('anyone')
  @Header('Cache-Control', 'private, no-store')
  @Documented({
    summary: 'Download the invoice of an order',
    operationId: 'downloadInvoice',
    guestBy: ['cart', 'orderKey'],
    description:
      'PDF, for callers who may read the order. 409 `invoice_cancelled` for a cancelled order, except for ' +
      'those who work on orders. Waits up to 8 seconds while the file is being made; then 409 ' +
      '`invoice_not_ready` with `Retry-After`.',
    contentType: 'application/pdf',
    example: '%PDF-1.4 …',
    response: { type: 'string', format: 'binary' },
    errors: [
      'not_found',
      'order_not_found',
      'insufficient_scope',
      'invoice_not_found',
      'invoice_cancelled',
      'invoice_not_ready',
      'invoice_unavailable',
    ],
  })
  async download(@CurrentCaller() caller: Caller, @Param('id', RecordIdPipe) id: number): Promise<StreamableFile> {
    const { invoice, content } = await this.readInvoice.file(caller, id);
    const disposition = `attachment; filename="${invoiceNumberText(invoice)}.pdf"`;
    return new StreamableFile(content, { type: 'application/pdf', disposition, length: content.length });
  }

  @Get('api/admin/orders/:id/invoice')
  @Access('administrator')
  @Documented({
    summary: 'Get the invoice of an order',
    description: 'The newest one, and the state of its file. For administrators.',
    operationId: 'getInvoice',
    response: InvoiceResponse,
    example: invoiceExample,
    errors: ['not_found', 'order_not_found', 'invoice_not_found'],
  })
  async show(@CurrentCaller() caller: Caller, @Param('id', RecordIdPipe) id: number): Promise<Answer<InvoiceResponse>> {
    return answer(invoiceResponse(await this.readInvoice.row(caller, id)));
  }
}
