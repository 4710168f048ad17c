import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { GatewayRegistry } from './gateway-registry.js';

/** New ones come after the ones that are there. The constraint on `key` makes concurrent starts safe. */
const INSERT = `
  INSERT INTO payment_method (key, active, position, title, description)
  SELECT g.key, g.active, coalesce((SELECT max(position) FROM payment_method), 0) + row_number() OVER (ORDER BY g.place), g.title, g.description
  FROM jsonb_to_recordset($1::jsonb) AS g(place int, key text, active boolean, title jsonb, description jsonb)
  WHERE NOT EXISTS (SELECT 1 FROM payment_method m WHERE m.key = g.key)
  ORDER BY g.place
  ON CONFLICT (key) DO NOTHING`;

/** Gives every registered gateway its row at start; whether customers see a new one at once is what it declares. */
@Injectable()
export class EnsureMethods implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly registry: GatewayRegistry,
  ) {}

  async onModuleInit(): Promise<void> {
    const rows = this.registry
      .all()
      .map(({ key, title, description, activeWhenNew }, place) => ({
        place,
        key,
        active: activeWhenNew === true,
        title,
        description: description ?? {},
      }));
    await this.database.query(INSERT, [JSON.stringify(rows)]);
  }
}
