import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { ProviderRegistry } from './provider-registry.js';

/** New ones come after the ones that are there. The primary key makes concurrent starts safe. */
const INSERT = `
  INSERT INTO shipping_method (key, active, position, title)
  SELECT p.key, p.active, coalesce((SELECT max(position) FROM shipping_method), 0) + row_number() OVER (ORDER BY p.place), p.title
  FROM jsonb_to_recordset($1::jsonb) AS p(place int, key text, active boolean, title jsonb)
  WHERE NOT EXISTS (SELECT 1 FROM shipping_method m WHERE m.key = p.key)
  ORDER BY p.place
  ON CONFLICT (key) DO NOTHING`;

/** Gives every registered provider its row at start; whether customers see a new one at once is what it declares. */
@Injectable()
export class EnsureMethods implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly registry: ProviderRegistry,
  ) {}

  async onModuleInit(): Promise<void> {
    const rows = this.registry
      .all()
      .map(({ key, title, activeWhenNew }, place) => ({ place, key, active: activeWhenNew === true, title }));
    await this.database.query(INSERT, [JSON.stringify(rows)]);
  }
}
