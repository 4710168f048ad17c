import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Module, type Type } from '@nestjs/common';
import { ShopPlugin, type PluginMigration, type ShopPluginDeclaration } from '#contracts';
import { migrations } from '../../../migrations/index.js';
import { checkTranslations } from '../i18n/check-translations.js';
import { checkMigrations } from './check-migrations.js';
import { InstalledPlugins, installedPlugin } from './installed-plugins.js';

describe('an installed plugin', () => {
  let folder: string;
  beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'plugin-'))));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const write = (path: string, text: object): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), JSON.stringify(text));
  };

  function plugin(declared: Partial<ShopPluginDeclaration> = {}): Type {
    class HelloPlugin {}
    ShopPlugin({ name: 'hello', ...declared })(HelloPlugin);
    return HelloPlugin;
  }

  const installed = (...types: Type[]): InstalledPlugins =>
    new InstalledPlugins(types.map((type) => installedPlugin(type, { packageName: 'hello-package', folder })));

  const migration = (name: string): new () => PluginMigration =>
    class {
      readonly name = name;
      async up(): Promise<void> {}
    };

  it('a plugin declares its folders by a path in its package, or by a URL', () => {
    write('views/a.liquid', {});
    const url = new URL(`file://${folder}/views`);
    expect(installed(plugin({ views: 'views' })).views).toEqual([join(folder, 'views')]);
    expect(installed(plugin({ views: url })).views).toEqual([join(folder, 'views')]);
  });

  it('a plugin owns the modules that it imports directly or indirectly', () => {
    @Module({})
    class Inner {}
    @Module({ imports: [{ module: Inner }] })
    class Outer {}
    const type = plugin({ imports: [Outer] });
    const all = installed(type);
    expect([type, Outer, Inner].map((one) => all.ownerOf(one)?.packageName)).toEqual(Array(3).fill('hello-package'));
    expect(all.ownerOf(class Stranger {})).toBeNull();
  });

  it.each<[string, Partial<ShopPluginDeclaration>, RegExp]>([
    ['an invalid name', { name: 'Hello World' }, /the name "Hello World" is not a lower-case word/],
    ['a missing folder', { translations: 'nowhere' }, /translations is not a folder: nowhere/],
    ['a migration without a time', { migrations: [migration('Greetings')] }, /Greetings does not end in milliseconds/],
  ])('a plugin is refused with %s', (_, declared, sentence) => {
    expect(() => installed(plugin(declared))).toThrow(sentence);
  });

  it('a plugin is refused if its class is not decorated, or its name is already used', () => {
    expect(() => installed(class Plain {})).toThrow(
      'Plugin hello-package, class Plain: it is not decorated with @ShopPlugin',
    );
    expect(() => installed(plugin(), plugin())).toThrow('the name "hello" is taken by HelloPlugin of hello-package');
  });

  it('a plugin is refused if the shop, or another plugin, has a migration with the same name', () => {
    const own = migration('Greetings1763900000000');
    expect(() => checkMigrations(installed(plugin({ migrations: [own] })))).not.toThrow();
    expect(() => checkMigrations(installed(plugin({ migrations: [migration(migrations[0]!.name)] })))).toThrow(
      `the shop has a migration ${migrations[0]!.name} already`,
    );
    const other = plugin({ name: 'other', migrations: [own] });
    expect(() => checkMigrations(installed(plugin({ migrations: [own] }), other))).toThrow(
      'hello-package has a migration Greetings1763900000000 already',
    );
  });

  it('a plugin is refused if the shop has a text with the same key, or if its file cannot be read', () => {
    write('shop/en/order.json', { states: { paid: 'Paid' } });
    write('fine/en/order.json', { states: { lent: 'Lent' } });
    write('twice/en/order.json', { states: { paid: 'Done' } });
    mkdirSync(join(folder, 'broken', 'en'), { recursive: true });
    writeFileSync(join(folder, 'broken', 'en', 'hello.json'), '{');
    const check = (translations: string) => () =>
      checkTranslations(join(folder, 'shop'), installed(plugin({ translations })));
    expect(check('fine')).not.toThrow();
    expect(check('twice')).toThrow('class HelloPlugin: the shop has a sentence en order.states.paid already');
    expect(check('broken')).toThrow('class HelloPlugin: its translations cannot be read');
  });
});
