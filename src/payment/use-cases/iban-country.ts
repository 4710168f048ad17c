import { Injectable } from '@nestjs/common';
import type { BankCountry } from '../../ports/bank-country.js';
import { copySettings } from '../../platform/configurable-methods/index.js';
import { FindMethods } from './find-methods.js';

/** Of the first account that a method's bank details name, also while the method is not offered. */
@Injectable()
export class IbanCountry implements BankCountry {
  constructor(private readonly methods: FindMethods) {}

  async find(): Promise<string | null> {
    for (const { gateway, settings } of await this.methods.allKnown()) {
      const account = gateway.bankDetails?.(copySettings(settings))['account_number'] ?? '';
      const [country] = /^[A-Z]{2}(?=\d{2})/.exec(account.trim()) ?? [];
      if (country) return country;
    }
    return null;
  }
}
