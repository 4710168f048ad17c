import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { PersonalData, Retention } from '../../privacy/index.js';
import { PruneCarts } from './prune-carts.js';

const EXPORT = `SELECT i.product_id, i.variant_id, p.name, i.quantity, i.added_at FROM cart c JOIN cart_item i ON i.cart_id = c.id
  JOIN product p ON p.id = i.product_id WHERE c.holder = $1 ORDER BY i.id`;

/** Carts as personal data. */
@Injectable()
export class ForgetCarts implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly data: PersonalData,
    private readonly retention: Retention,
    private readonly pruning: PruneCarts,
  ) {}

  onModuleInit(): void {
    this.data.exports('cart', ({ customerId }) => this.database.query(EXPORT, [`c:${customerId}`]));
    this.data.erases(
      async (tx, { ownerKeys }) =>
        void (await tx.query('DELETE FROM cart WHERE holder = ANY($1::text[])', [ownerKeys])),
    );
    this.retention.register('carts', () => this.pruning.run());
  }
}
