import { Controller, Get, Header, Param, Query, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, RefusesCustomersByRecord } from '../../platform/access/access.decorator.js';
import { type Caller, CurrentCaller } from '../../platform/access/caller.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { RecordIdPipe } from '../../platform/http/validation/validation.pipe.js';
import { PrintPackingSlips } from '../use-cases/print-packing-slips.js';
import { PackingSlipsQuery } from './dto/packing-slips.query.dto.js';

const PDF = {
  contentType: 'application/pdf',
  example: '%PDF-1.4 …',
  response: { type: 'string', format: 'binary' },
} as const;

@ApiTags('Order management')
@Controller('api')
export class PackingSlipsController {
  constructor(private readonly printPackingSlips: PrintPackingSlips) {}

  @Get('orders/:id/packing-slip')
  @Access('orders:read')
  @RefusesCustomersByRecord()
  @Header('Cache-Control', 'private, no-store')
  @Documented({
    ...PDF,
    summary: 'Download the packing slip of an order',
    description:
      'PDF in the language of the caller with address, delivery method and lines, but without prices. Refunded ' +
      'quantities are left out.',
    operationId: 'downloadPackingSlip',
    errors: ['not_found', 'order_not_found', 'printing_unavailable'],
  })
  async one(@CurrentCaller() caller: Caller, @Param('id', RecordIdPipe) id: number): Promise<StreamableFile> {
    return pdf(await this.printPackingSlips.run(caller, [id]), `packing-slip-${id}`);
  }

  @Get('admin/packing-slips')
  @Access('orders:read')
  @Header('Cache-Control', 'private, no-store')
  @Documented({
    ...PDF,
    summary: 'Download the packing slips of several orders',
    description:
      'One PDF in which each order begins on a new page. If one of the orders does not exist, the answer is 404 and ' +
      'nothing is printed.',
    operationId: 'downloadPackingSlips',
    errors: ['order_not_found', 'printing_unavailable'],
  })
  async many(@CurrentCaller() caller: Caller, @Query() { ids }: PackingSlipsQuery): Promise<StreamableFile> {
    return pdf(await this.printPackingSlips.run(caller, ids), 'packing-slips');
  }
}

const pdf = (content: Buffer, name: string): StreamableFile =>
  new StreamableFile(content, {
    type: 'application/pdf',
    disposition: `attachment; filename="${name}.pdf"`,
    length: content.length,
  });
