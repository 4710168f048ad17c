import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../database/database.js';
import { METHOD_KIND, type MethodKind } from './method-kind.js';
import { ProviderRegistry } from './provider-registry.js';

/**
 * Gives every newly registered provider a method of its key, after the ones that are there. Whether customers see it at
 * once is what the provider declares. A provider had its method when `known_provider` names it,
 * so that a deleted method does not come back with the next start.
 */
@Injectable()
export class EnsureMethods implements OnModuleInit {
  constructor(
    @Inject(METHOD_KIND) private readonly kind: MethodKind,
    private readonly database: Database,
    private readonly registry: ProviderRegistry,
  ) {}

  async onModuleInit(): Promise<void> {
    const { name, common } = this.kind;
    const description = common.some((declaration) => declaration.name === 'description') ? ', description' : '';
    const providers = this.registry
      .all()
      .map((provider, place) => ({
        place,
        key: provider.key,
        active: provider.activeWhenNew === true,
        title: provider.title,
        description: provider.description ?? {},
      }));
    // SQL: one statement, whose primary key lets one of several starts at the same time make the method
    await this.database.query(
      `WITH registered AS (
         SELECT * FROM jsonb_to_recordset($1::jsonb)
           AS p(place int, key text, active boolean, title jsonb, description jsonb)
       ), added AS (
         INSERT INTO known_provider (kind, key) SELECT $2, key FROM registered ORDER BY place
         ON CONFLICT DO NOTHING RETURNING key
       )
       INSERT INTO ${name} (key, provider, active, position, title${description})
       SELECT key, key, active, coalesce((SELECT max(position) FROM ${name}), 0) + row_number() OVER (ORDER BY place),
         title${description}
       FROM registered JOIN added USING (key) ORDER BY place
       ON CONFLICT (key) DO NOTHING`,
      [JSON.stringify(providers), name],
    );
  }
}
