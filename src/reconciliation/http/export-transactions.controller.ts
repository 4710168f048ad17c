import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../platform/access/caller.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { ExportTransactions } from '../use-cases/export-transactions.js';
import { exportFilterOf, ExportTransactionsQuery } from './dto/export-transactions.query.dto.js';

/** Registered before the paths with the id of a transaction. */
@ApiTags('Bank statements')
@Controller('api/admin/bank-transactions')
export class ExportTransactionsController {
  constructor(private readonly exportTransactions: ExportTransactions) {}

  @Get('export')
  @Access('payments:verify')
  @Documented({
    summary: 'Export bank transactions as CSV',
    description:
      'All transactions that match the filters, the latest day first. UTF-8 with a header line; money that left the ' +
      'account is negative. `Orders` are those that were paid, else those of the best suggestion. A cell that a ' +
      'spreadsheet would read as a formula begins with an apostrophe.',
    operationId: 'exportBankTransactions',
    example: 'Id,Booked on,Value date,Account,Amount,…\r\n13,2026-11-20,2026-11-20,DE89370400440532013000,89.9,…\r\n',
    response: { type: 'string' },
    contentType: 'text/csv',
  })
  async export(@CurrentCaller() caller: Caller, @Query() query: ExportTransactionsQuery): Promise<StreamableFile> {
    const rows = await this.exportTransactions.run(caller, exportFilterOf(query));
    const name = `bank-transactions-${new Date().toISOString().slice(0, 10)}.csv`;
    return new StreamableFile(rows, { type: 'text/csv; charset=utf-8', disposition: `attachment; filename="${name}"` });
  }
}
