import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../privacy/index.js';

const PAYMENTS = `UPDATE payment SET reference = NULL, note = NULL, error = NULL WHERE order_id = ANY($1::int[])
  AND (reference IS NOT NULL OR note IS NOT NULL OR error IS NOT NULL)`;
const REFUNDS = `UPDATE refund SET reason = NULL, error = NULL WHERE order_id = ANY($1::int[]) AND (reason IS NOT NULL OR error IS NOT NULL)`;

/** Bank references and notes go with the personal data of their orders; amounts, dates and transaction ids stay. */
@Injectable()
export class AnonymizePayers implements OnModuleInit {
  constructor(private readonly data: PersonalData) {}

  onModuleInit(): void {
    this.data.anonymizesOrders(async (tx, ids) => {
      await tx.query(PAYMENTS, [ids]);
      await tx.query(REFUNDS, [ids]);
    });
  }
}
