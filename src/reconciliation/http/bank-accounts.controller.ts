import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../platform/access/access.decorator.js';
import { listAnswer, type Answer } from '../../platform/http/envelope/envelope.interceptor.js';
import { listExample } from '../../platform/http/openapi/answer-example.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { ListAccounts } from '../use-cases/list-accounts.js';
import { bankAccountExample } from './bank.examples.js';
import { BankAccountResponse, bankAccountResponse } from './dto/bank-account.response.js';

/** The shop's bank accounts and what their statements cover. */
@ApiTags('Bank statements')
@Controller('api/admin/bank-accounts')
export class BankAccountsController {
  constructor(private readonly listAccounts: ListAccounts) {}

  @Get()
  @Access('administrator', 'payments:verify')
  @Documented({
    summary: 'List bank accounts',
    description:
      'Accounts of imported statements, each with the days that its statements cover. A statement whose opening ' +
      'balance is not the last closing balance opens a gap; the missing statement closes it. All are on one page.',
    operationId: 'listBankAccounts',
    response: BankAccountResponse,
    list: true,
    example: listExample([bankAccountExample]),
  })
  async list(): Promise<Answer> {
    const accounts = (await this.listAccounts.run()).map(bankAccountResponse);
    return listAnswer(accounts, { total: accounts.length, page: 1, per_page: Math.max(accounts.length, 1) });
  }
}
