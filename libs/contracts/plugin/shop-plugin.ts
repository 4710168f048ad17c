import { applyDecorators, Module, SetMetadata, type ModuleMetadata } from '@nestjs/common';

export const SHOP_PLUGIN = Symbol.for('shop.plugin');

/**
 * A change of the schema: a class whose name ends in the time of its creation in milliseconds, e.g.
 * `Vouchers1763900000000`. Each migration is one transaction and runs once; released migrations are never edited. A
 * subset of TypeORM's MigrationInterface.
 */
export interface PluginMigration {
  /** Name of the migration. Default: the name of the class. */
  readonly name?: string;
  /** false: outside of a transaction, one statement per query, e.g. for `CREATE INDEX CONCURRENTLY`. */
  readonly transaction?: boolean;
  up(runner: MigrationRunner): Promise<void>;
  /** Reverts the change; the shop never calls it. */
  down?(runner: MigrationRunner): Promise<void>;
}

export interface MigrationRunner {
  query(sql: string, values?: unknown[]): Promise<unknown>;
}

/**
 * A folder: relative to the folder of the package's package.json, absolute, or `new URL('./views', import.meta.url)`.
 */
export type PluginFolder = string | URL;

export interface ShopPluginDeclaration {
  /** Lower-case letters, digits and hyphens; unique among the plugins of a shop. */
  readonly name: string;
  /**
   * Modules that the plugin's classes need; gateways, providers, listeners and controllers in them are found as well.
   */
  readonly imports?: ModuleMetadata['imports'];
  /** Gateways, shipping providers, listeners, and other Nest providers. */
  readonly providers?: ModuleMetadata['providers'];
  /** Controllers; each operation declares by `@Access` who may call it. */
  readonly controllers?: ModuleMetadata['controllers'];
  /** Migrations that run after the shop's own, in this order, when the shop starts or by `npm run migrate`. */
  readonly migrations?: ReadonlyArray<new () => PluginMigration>;
  /** Liquid templates, which take precedence over the shop's `views/`, but not over the project's `overrides/`. */
  readonly views?: PluginFolder;
  /**
   * Translations in `<language>/<file>.json`: text `a.b` of `voucher.json` has the key `voucher.a.b`. If the shop or
   * another plugin has a text with the same key, the shop does not start.
   */
  readonly translations?: PluginFolder;
  /**
   * Screens of the panel: a folder with `index.tsx`, `index.ts` or `index.js`, which exports `screens`. `npm run build`
   * bundles it, and must find the plugin in PLUGINS or in src/plugins.ts.
   */
  readonly screens?: PluginFolder;
}

/**
 * Declares a class as a plugin: a Nest module with further members. `PLUGINS=<package>` or the list in `src/plugins.ts`
 * adds it to a shop; the package's entry exports the class.
 *
 * @example
 * \@ShopPlugin({ name: 'gift-card', providers: [GiftCardGateway], views: 'views' })
 * export class GiftCardPlugin {}
 */
export const ShopPlugin = (declaration: ShopPluginDeclaration): ClassDecorator => {
  const { imports = [], providers = [], controllers = [] } = declaration;
  return applyDecorators(Module({ imports, providers, controllers }), SetMetadata(SHOP_PLUGIN, declaration));
};
