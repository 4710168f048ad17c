import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Language } from '#kernel';
import { Access } from '../../platform/access/access.decorator.js';
import { Lang } from '../../platform/access/caller.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { recogniseBank } from '../use-cases/recognise-bank.js';
import { BankQuery } from './dto/bank.query.dto.js';
import { bankResponse, BankResponse } from './dto/bank.response.js';

const PRIVATBANK = {
  bank_name: 'PrivatBank',
  names: { en: 'PrivatBank', uk: 'ПриватБанк', ru: 'ПриватБанк' },
  bic: 'PBANUA2X',
  bank_code: '305299',
  country: 'UA',
};

@ApiTags('Payment methods')
@Controller('api/admin/banks')
@Access('manager')
export class BanksController {
  @Get()
  @Documented({
    summary: 'Recognize a bank',
    description:
      'By IBAN or bank code, from a table in the software: no request is sent to another service. Members ' +
      'are null if the bank is not known for certain.',
    operationId: 'recogniseBank',
    response: BankResponse,
    example: { success: true, data: PRIVATBANK, message: 'Done.' },
  })
  recognise(@Query() { iban, bank_code }: BankQuery, @Lang() language: Language): BankResponse {
    return bankResponse(recogniseBank(iban, bank_code, language));
  }
}
