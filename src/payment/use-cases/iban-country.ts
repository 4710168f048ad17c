import { Injectable } from '@nestjs/common';
import type { BankCountry } from '../../ports/bank-country.js';
import { FindMethods } from './find-methods.js';

/** Of the bank invoice's account, also while the method is not offered. */
@Injectable()
export class IbanCountry implements BankCountry {
  constructor(private readonly methods: FindMethods) {}

  async find(): Promise<string | null> {
    const account = (await this.methods.known('bank_invoice'))?.settings['account_number'];
    const [country] = typeof account === 'string' ? (/^[A-Z]{2}(?=\d{2})/.exec(account.trim()) ?? []) : [];
    return country ?? null;
  }
}
