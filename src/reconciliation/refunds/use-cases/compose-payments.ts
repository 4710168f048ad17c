import { Injectable } from '@nestjs/common';
import { checkIban } from '#kernel';
import type { TransferAccount } from '../../../payment/index.js';
import { Messages } from '../../../platform/i18n/i18n.module.js';
import { ShopSettings } from '../../../settings/index.js';
import { reconciliationErrors } from '../../reconciliation.errors.js';
import type { ReceivableRefund } from '../domain/bank-refund.js';
import type { Payer, PaymentFile, Transfer, TransferBatch } from '../domain/payment-file.js';
import { payingAccount } from '../domain/paying-account.js';
import { newBatchReference, newEndToEndId } from '../domain/payout-reference.js';

/** Makes the transfers of refunds: each is paid from the account of its payment method. */
@Injectable()
export class ComposePayments {
  constructor(
    private readonly messages: Messages,
    private readonly shop: ShopSettings,
  ) {}

  /**
   * @param refunds in one currency, at least one
   * @throws payer_account_needed if no payment method has an IBAN
   */
  run(refunds: readonly ReceivableRefund[], accounts: readonly TransferAccount[], now: Date): PaymentFile {
    const byPayer = new Map<string, { payer: Payer; transfers: [Transfer, ...Transfer[]] }>();
    for (const refund of refunds) {
      const payer = payerOf(payingAccount(accounts, refund.method));
      const batch = byPayer.get(payer.account);
      if (batch) batch.transfers.push(this.transferOf(refund));
      else byPayer.set(payer.account, { payer, transfers: [this.transferOf(refund)] });
    }
    const reference = newBatchReference();
    const batches = [...byPayer.values()];
    // A single batch has the reference of the file, because a bank may pass on either of the two.
    const referenceOf = (): string => (batches.length === 1 ? reference : newBatchReference());
    const [first, ...others] = batches.map((batch): TransferBatch => ({ ...batch, reference: referenceOf() }));
    const executeOn = new Intl.DateTimeFormat('en-CA', { timeZone: this.shop.timezone }).format(now);
    return { reference, createdAt: now, executeOn, batches: [first!, ...others] };
  }

  private transferOf({ id, orderId, amount, receiver }: ReceivableRefund): Transfer {
    const text = this.messages.translate(this.shop.language, 'reconciliation.refund_text', { order: orderId });
    return { refundId: id, endToEndId: newEndToEndId(), amount, receiver, text };
  }
}

const BIC = /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;

function payerOf(account: TransferAccount | null): Payer {
  const iban = account && checkIban(account.account);
  if (!account || !iban?.ok) throw reconciliationErrors.payer_account_needed();
  const code = account.bankCode.replaceAll(/\s/g, '').toUpperCase();
  return { name: account.holder, account: iban.iban, bic: BIC.test(code) ? code : null };
}
