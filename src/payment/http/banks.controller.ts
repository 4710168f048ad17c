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
    summary: 'Recognise the bank of an IBAN or a bank code',
    description: 'Members are null where the bank is not known for certain. Sends no request to another service.',
    operationId: 'recogniseBank',
    response: BankResponse,
    example: { success: true, data: PRIVATBANK, message: 'Done.' },
  })
  recognise(@Query() { iban, bank_code }: BankQuery, @Lang() language: Language): BankResponse {
    return bankResponse(recogniseBank(iban, bank_code, language));
  }
}
