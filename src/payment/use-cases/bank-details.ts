import { Injectable } from '@nestjs/common';
import { Messages } from '../../platform/i18n/i18n.module.js';
import {
  AUTO_MATCH,
  type BankDetails,
  type OfferedMethod,
  type PayableOrder,
  type TransferAccount,
} from '../payment.types.js';

/** The account for customers' transfers. */
@Injectable()
export class BankDetailsBlock {
  constructor(private readonly messages: Messages) {}

  /**
   * Payment details with the open amount (or the total if nothing is open) and a purpose that names order and
   * reference; null for an order with a total of 0.
   */
  of(method: OfferedMethod, order: PayableOrder): BankDetails | null {
    const details = method.gateway.bankDetails?.(structuredClone(method.settings));
    if (!details || order.total.isZero()) return null;
    const amount = order.open.isPositive() ? order.open : order.total;
    return {
      account_holder: details['account_holder'] ?? '',
      bank_name: details['bank_name'] ?? '',
      account_number: details['account_number'] ?? '',
      bank_code: details['bank_code'] ?? '',
      tax_id: details['tax_id'] ?? '',
      amount: amount.toNumber(),
      currency: amount.currency,
      payment_purpose: this.messages.translate(order.language, 'payment.purpose', {
        number: order.id,
        reference: order.reference,
      }),
    };
  }

  /**
   * Holder of the account for transfers: that of the method with the key, else of the first one with bank details; null
   * for none.
   */
  holder(key: string, methods: readonly OfferedMethod[]): { name: string; taxId: string } | null {
    for (const { gateway, settings } of [...methods.filter((method) => method.key === key), ...methods]) {
      const { account_holder: name, tax_id: taxId = '' } = gateway.bankDetails?.(structuredClone(settings)) ?? {};
      if (name) return { name, taxId };
    }
    return null;
  }

  /** Returns the bank accounts of all methods with bank details. */
  accounts(methods: readonly OfferedMethod[]): TransferAccount[] {
    return methods.flatMap(({ key, gateway, settings }) => {
      const {
        account_number: account,
        account_holder: holder = '',
        bank_name: bankName = '',
        bank_code: bankCode = '',
      } = gateway.bankDetails?.(structuredClone(settings)) ?? {};
      const autoMatch = AUTO_MATCH.find((mode) => mode === settings['auto_match']) ?? 'exact';
      const reinstates = gateway.reinstates?.(structuredClone(settings)) ?? false;
      return account ? [{ method: key, account, holder, bankName, bankCode, autoMatch, reinstates }] : [];
    });
  }
}
