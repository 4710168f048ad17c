import { Injectable } from '@nestjs/common';
import { Money, ShopDatabase, type RefundRequest } from '@shop/contracts';
import { request, statusOf } from './liqpay-api.js';

const BEGIN = `INSERT INTO liqpay_refund (key, order_id, amount_minor) VALUES ($1, $2, $3)
  ON CONFLICT (key) DO NOTHING RETURNING key`;
const READ = 'SELECT done FROM liqpay_refund WHERE key = $1';
const FINISH = 'UPDATE liqpay_refund SET done = true WHERE key = $1';
const FORGET = 'DELETE FROM liqpay_refund WHERE key = $1';
const SUM = 'SELECT coalesce(sum(amount_minor), 0)::text AS sum FROM liqpay_refund WHERE order_id = $1 AND done';

/**
 * LiqPay has no idempotency key for refunds: a repeat would refund the money twice. The plugin stores the keys, and
 * after a lost answer compares the sum of the refunds at LiqPay with the sum of the known ones.
 */
@Injectable()
export class LiqPayRefunds {
  constructor(private readonly database: ShopDatabase) {}

  /**
   * Returns LiqPay's reason for a refusal; null if the refund was made.
   * @throws Error if the outcome is unknown
   */
  async make(refund: RefundRequest): Promise<string | null> {
    const { idempotency_key: key, transaction_id: orderId, amount_minor: minor, amount, settings } = refund;
    const [begun] = await this.database.query(BEGIN, [key, orderId, minor]);
    if (!begun && (await this.isDone(refund))) return null;
    const answer = await request(settings, 'refund', { order_id: orderId, amount: Number(amount) });
    const { result, err_description: why, err_code: code } = answer;
    if (result === 'ok') await this.database.query(FINISH, [key]);
    else await this.database.query(FORGET, [key]);
    return result === 'ok' ? null : (why ?? code ?? 'LiqPay refused the refund.');
  }

  private async isDone({ idempotency_key: key, transaction_id: orderId, ...refund }: RefundRequest): Promise<boolean> {
    const [known] = await this.database.query<{ done: boolean }>(READ, [key]);
    if (known?.done) return true;
    const status = await statusOf(refund.settings, orderId);
    const [row] = await this.database.query<{ sum: string }>(SUM, [orderId]);
    const given = Money.parse(String(status?.refund_amount ?? 0), refund.currency).minor - BigInt(row!.sum);
    if (given === 0n) return false;
    if (given !== BigInt(refund.amount_minor))
      throw new Error('LiqPay has made other refunds of the payment: check it in the LiqPay account.');
    await this.database.query(FINISH, [key]);
    return true;
  }
}
