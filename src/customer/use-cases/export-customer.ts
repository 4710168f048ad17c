import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../identity/index.js';
import type { Caller } from '../../platform/access/caller.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { ExportPerson } from '../../privacy/index.js';
import { CustomerFacade } from '../customer.facade.js';

/** Exports all personal data of a customer. The activity log records the caller before the first byte is sent. */
@Injectable()
export class ExportCustomer {
  constructor(
    private readonly customers: CustomerFacade,
    private readonly exporting: ExportPerson,
    private readonly audit: AuditLog,
  ) {}

  /** @throws forbidden for callers without an account */
  own(caller: Caller): Promise<Readable> {
    const { userId, customerId } = caller;
    if (userId === null) throw commonErrors.forbidden();
    return this.run(caller, { userId, customerId });
  }

  /** @throws not_found */
  async byOwner(caller: Caller, id: number): Promise<Readable> {
    const customer = await this.customers.byId(id);
    if (!customer) throw commonErrors.not_found();
    return this.run(caller, { userId: customer.userId, customerId: id });
  }

  private async run(caller: Caller, person: { userId: number | null; customerId: number | null }): Promise<Readable> {
    const subject =
      person.customerId === null
        ? { subjectType: 'user', subjectId: person.userId }
        : { subjectType: 'customer', subjectId: person.customerId };
    await this.audit.record(null, { caller, action: 'customer.exported', ...subject });
    return this.exporting.run(person, caller.language);
  }
}
