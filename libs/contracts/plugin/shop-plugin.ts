import { applyDecorators, Module, SetMetadata, type ModuleMetadata } from '@nestjs/common';

export const SHOP_PLUGIN = Symbol.for('shop.plugin');

/**
 * A change of the schema, as a class whose name ends in the milliseconds of its making, e.g. `Vouchers1763900000000`.
 * Each is one transaction and runs once; a landed one is never edited. A subset of TypeORM's MigrationInterface.
 */
export interface PluginMigration {
  /** The class's name unless given. */
  readonly name?: string;
  /** false: outside of a transaction, one statement a query, e.g. for `CREATE INDEX CONCURRENTLY`. */
  readonly transaction?: boolean;
  up(runner: MigrationRunner): Promise<void>;
  /** Takes it back; the shop itself never calls it. */
  down?(runner: MigrationRunner): Promise<void>;
}

export interface MigrationRunner {
  query(sql: string, values?: unknown[]): Promise<unknown>;
}

/**
 * A folder: relative to the one with the package's package.json, absolute, or `new URL('./views', import.meta.url)`.
 */
export type PluginFolder = string | URL;

export interface ShopPluginDeclaration {
  /** Lower-case letters, digits and hyphens; unique among the plugins of a shop. */
  readonly name: string;
  /**
   * Modules that the plugin's own classes need; gateways, providers, listeners and controllers in them are found, too.
   */
  readonly imports?: ModuleMetadata['imports'];
  /** Gateways, shipping providers, listeners, and what else Nest is to make. */
  readonly providers?: ModuleMetadata['providers'];
  /** Each operation says by `@Access` who may call it. */
  readonly controllers?: ModuleMetadata['controllers'];
  /** They run after the shop's own, in this order, when the shop starts or `npm run migrate` is called. */
  readonly migrations?: ReadonlyArray<new () => PluginMigration>;
  /** Liquid templates: they go before the shop's `views/`, and behind the project's `overrides/`. */
  readonly views?: PluginFolder;
  /**
   * `<language>/<file>.json`: sentence `a.b` of `voucher.json` is `voucher.a.b`. A sentence that the shop or another
   * plugin has already stops the start.
   */
  readonly translations?: PluginFolder;
  /**
   * Screens of the panel: a folder with `index.tsx`, `index.ts` or `index.js`, which exports `screens`. It is bundled
   * by `npm run build`, which must know the plugin: by PLUGINS, or by src/plugins.ts.
   */
  readonly screens?: PluginFolder;
}

/**
 * Makes a class a plugin, which is a Nest module with more beside it. `PLUGINS=<package>` or the list in
 * `src/plugins.ts` adds it to a shop; the package's entry exports the class.
 *
 * @example
 * \@ShopPlugin({ name: 'gift-card', providers: [GiftCardGateway], views: 'views' })
 * export class GiftCardPlugin {}
 */
export const ShopPlugin = (declaration: ShopPluginDeclaration): ClassDecorator => {
  const { imports = [], providers = [], controllers = [] } = declaration;
  return applyDecorators(Module({ imports, providers, controllers }), SetMetadata(SHOP_PLUGIN, declaration));
};
