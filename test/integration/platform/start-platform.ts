import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConsoleLogger, Module, type INestApplicationContext, type ModuleMetadata, type Type } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { createTestDatabase } from '../../../libs/testing/database/index.js';
import { AuditModule } from '../../../src/identity/audit/audit.module.js';
import { ConfigModule } from '../../../src/platform/config/config.module.js';
import { readConfig } from '../../../src/platform/config/read-config.js';
import { DatabaseModule } from '../../../src/platform/database/database.module.js';
import { Database } from '../../../src/platform/database/database.js';
import { I18nModule } from '../../../src/platform/i18n/i18n.module.js';
import { EventsModule } from '../../../src/platform/events/events.module.js';
import { InstalledPlugins } from '../../../src/platform/plugins/installed-plugins.js';
import { PluginsModule } from '../../../src/platform/plugins/plugins.module.js';
import { ShopSettingsModule } from '../../../src/settings/shop-settings.module.js';

export interface TestPlatform {
  readonly app: INestApplicationContext;
  readonly db: Database;
  readonly url: string;
  readonly dataDir: string;
  close(): Promise<void>;
}

interface Parts extends Pick<ModuleMetadata, 'imports' | 'providers'> {
  /** Modules to replace, each with its replacement. */
  readonly replaced?: ReadonlyMap<Type, Type>;
}

/**
 * Starts the platform without HTTP on its own database (or on `url`), with the modules and providers of a spec.
 */
export async function startPlatform(
  parts: Parts = {},
  env: Record<string, string> = {},
  url?: string,
): Promise<TestPlatform> {
  const database = url === undefined ? await createTestDatabase() : null;
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-platform-'));
  const config = readConfig({
    DATABASE_URL: url ?? database!.url,
    DATA_DIR: dataDir,
    SESSION_SECRET: 's'.repeat(32),
    DATABASE_POOL: '8',
    TRUST_PROXY: 'none',
    ...env,
  });

  const plugins = new InstalledPlugins([]);

  @Module({
    imports: [
      ConfigModule.with(config),
      DatabaseModule,
      AuditModule,
      I18nModule.with(plugins),
      PluginsModule.with(plugins),
      EventsModule,
      ShopSettingsModule,
      ...(parts.imports ?? []),
    ],
    providers: [...(parts.providers ?? [])],
  })
  class TestPlatformModule {}

  const building = Test.createTestingModule({ imports: [TestPlatformModule] });
  for (const [module, other] of parts.replaced ?? []) building.overrideModule(module).useModule(other);
  const app = await building.setLogger(new ConsoleLogger({ logLevels: ['error', 'fatal'] })).compile();
  await app.init();
  return {
    app,
    dataDir,
    db: app.get(Database),
    url: config.databaseUrl!,
    async close() {
      await app.close();
      await database?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Calls `look` every 20 ms until it returns something truthy, and returns that. */
export async function eventually<T>(
  look: () => T | Promise<T>,
  withinMs = 60_000,
): Promise<Exclude<NonNullable<T>, false | 0 | ''>> {
  const end = Date.now() + withinMs;
  for (;;) {
    const found = await look();
    if (found) return found as Exclude<NonNullable<T>, false | 0 | ''>;
    if (Date.now() > end) throw new Error(`did not happen within ${withinMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
