import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { PersonalData, Retention } from '../../privacy/index.js';
import { deleteCarts, exportedLines } from '../data/cart-retention.js';
import { PruneCarts } from './prune-carts.js';

/** Export and erasure of carts as personal data. */
@Injectable()
export class ForgetCarts implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly data: PersonalData,
    private readonly retention: Retention,
    private readonly pruning: PruneCarts,
  ) {}

  onModuleInit(): void {
    this.data.exports('cart', ({ customerId }) => exportedLines(this.database, `c:${customerId}`));
    this.data.erases((tx, { ownerKeys }) => deleteCarts(tx, ownerKeys));
    this.retention.register('carts', () => this.pruning.run());
  }
}
