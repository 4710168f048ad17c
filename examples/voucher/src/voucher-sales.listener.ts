import { Injectable } from '@nestjs/common';
import { EventReceipts, ServerEventListener, type ServerEvent } from '@shop/contracts';

/** Sums the amounts paid by vouchers, once per payment, even if an event is delivered repeatedly. */
@Injectable()
export class VoucherSalesListener {
  constructor(private readonly receipts: EventReceipts) {}

  @ServerEventListener('PaymentCaptured')
  async paymentCaptured({ id, data }: ServerEvent<'PaymentCaptured'>): Promise<void> {
    if (data.method !== 'voucher') return;
    await this.receipts.once(id, 'voucher-sales', async (tx) => {
      await tx.query('INSERT INTO voucher_sale (order_id, amount) VALUES ($1, $2)', [data.order_id, data.amount]);
    });
  }
}
