import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../database/database.js';
import { METHOD_KIND, type MethodKind } from './method-kind.js';
import { ProviderRegistry } from './provider-registry.js';

/**
 * Creates a method with the key of each newly registered provider, after the existing ones. The provider declares
 * whether it is active at once. `known_provider` names the providers that have had a method, so that a deleted method
 * does not come back at the next start.
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
    // SQL: one statement, whose primary key lets only one of several starting processes create the method
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
