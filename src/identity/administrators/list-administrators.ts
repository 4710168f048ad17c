import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '#kernel';
import { Database } from '../../platform/database/database.js';
import {
  administratorById,
  listAdministrators,
  type Administrator,
  type AdministratorFilter,
} from '../data/administrators.js';

/** Lists administrators in the order of their creation. */
@Injectable()
export class ListAdministrators {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  run(filter: AdministratorFilter, limit: number, offset: number): Promise<{ items: Administrator[]; total: number }> {
    return listAdministrators(this.db, filter, { now: this.clock.now(), limit, offset });
  }

  /** @throws administrator_unknown */
  one(id: number): Promise<Administrator> {
    return administratorById(this.db, id, this.clock.now());
  }
}
