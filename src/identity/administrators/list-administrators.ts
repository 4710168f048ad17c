import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '#kernel';
import { Database } from '../../platform/database/database.js';
import type { AdministratorRole } from '../../platform/access/roles.js';
import { administratorById, ADMINISTRATORS, type Administrator } from './administrator.js';

export interface AdministratorFilter {
  readonly role: AdministratorRole | null;
  readonly active: boolean | null;
  /** A part of the address. */
  readonly q: string | null;
}

const WHERE =
  'AND ($2::text IS NULL OR u.role = $2) AND ($3::boolean IS NULL OR u.active = $3) AND ($4::text IS NULL OR strpos(lower(u.email), lower($4)) > 0)';

/** Lists administrators in the order in which they were created. */
@Injectable()
export class ListAdministrators {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async run(
    { role, active, q }: AdministratorFilter,
    limit: number,
    offset: number,
  ): Promise<{ items: Administrator[]; total: number }> {
    const values = [this.clock.now(), role, active, q];
    const items = await this.db.query<Administrator>(`${ADMINISTRATORS} ${WHERE} ORDER BY u.id LIMIT $5 OFFSET $6`, [
      ...values,
      limit,
      offset,
    ]);
    const [count] = await this.db.query<{ total: number }>(
      `SELECT count(*)::int AS total FROM (${ADMINISTRATORS} ${WHERE}) matching`,
      values,
    );
    return { items, total: count!.total };
  }

  /** @throws administrator_unknown */
  one(id: number): Promise<Administrator> {
    return administratorById(this.db, id, this.clock.now());
  }
}
