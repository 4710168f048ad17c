import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '#kernel';
import { accountByEmail, AuditLog, insertAccount, NewPasswords } from '../../identity/index.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { actorOf, type Caller } from '../../platform/access/caller.js';
import { CustomerEntity } from '../data/customer.entity.js';

export interface Registration {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
}

/**
 * Creates an account and its customer. The answer does not reveal whether the address has an account: its owner gets an
 * email instead.
 */
@Injectable()
export class Register {
  constructor(
    private readonly db: Database,
    private readonly passwords: NewPasswords,
    private readonly audit: AuditLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws FieldErrors at `password` */
  async run(caller: Caller, registration: Registration): Promise<void> {
    // The password is hashed in both cases, so that both take the same time.
    const hash = await this.passwords.hash(registration.password, registration.email);
    await this.db.transaction(async (tx) => {
      const userId = await this.createAccount(tx, registration.email, hash);
      if (userId === null) await this.notifyOwner(tx, caller, registration.email);
      else await this.createCustomer(tx, caller, userId, registration);
    });
  }

  private createAccount(tx: Transaction, email: string, hash: string): Promise<number | null> {
    const changed = this.clock.now();
    return insertAccount(tx, { email, password_hash: hash, role: 'customer', password_changed_at: changed });
  }

  private async notifyOwner(tx: Transaction, caller: Caller, email: string): Promise<void> {
    const owner = await accountByEmail(tx, email);
    if (owner) tx.publish('RegistrationRepeated', actorOf(caller), { user_id: owner.id, language: caller.language });
  }

  private async createCustomer(
    tx: Transaction,
    caller: Caller,
    userId: number,
    registration: Registration,
  ): Promise<void> {
    const { email, firstName, lastName, phone } = registration;
    const customer = { userId, email, firstName, lastName, phone, language: caller.language };
    const { identifiers } = await tx.entities.insert(CustomerEntity, customer);
    tx.publish('CustomerRegistered', actorOf(caller), {
      user_id: userId,
      customer_id: identifiers[0]!['id'] as number,
      language: caller.language,
    });
    await this.audit.record(tx, { caller, action: 'user.registered', subjectType: 'user', subjectId: userId });
  }
}
