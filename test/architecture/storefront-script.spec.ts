import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import ts from 'typescript';

const root = join(import.meta.dirname, '..', '..');
const KILOBYTE = 1000;

describe('the storefront script built by scripts/lib/storefront.mjs', () => {
  let folder: string;
  let assets: Record<string, string>;
  const built = (name: string): Buffer => readFileSync(join(folder, name));

  beforeAll(async () => {
    const { buildStorefront } = (await import('../../scripts/lib/storefront.mjs' as string)) as {
      buildStorefront(options: { folder: string }): Promise<Record<string, string>>;
    };
    folder = mkdtempSync(join(tmpdir(), 'storefront-'));
    assets = await buildStorefront({ folder });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('the storefront script has less than 6 kB when compressed by gzip', () => {
    expect(built('shop.js.gz').length).toBeLessThan(6 * KILOBYTE);
    expect(built('shop.mjs.gz').length).toBeLessThan(6 * KILOBYTE);
  });

  test('the built storefront files have gzip and Brotli copies, and assets.json has the hash of each', () => {
    expect(Object.keys(assets).sort()).toEqual(['fast-order.js', 'pages.js', 'shop.d.ts', 'shop.js', 'shop.mjs']);
    expect(JSON.parse(built('assets.json').toString())).toEqual(assets);
    for (const [name, hash] of Object.entries(assets)) {
      expect(hash).toMatch(/^[0-9a-f]{12}$/);
      expect(brotliDecompressSync(built(`${name}.br`)).equals(built(name))).toBe(true);
      expect(gunzipSync(built(`${name}.gz`)).equals(built(name))).toBe(true);
    }
  });

  test.each(['shop.js', 'shop.mjs', 'fast-order.js', 'pages.js'])(
    '%s uses nothing that a strict Content Security Policy forbids',
    (name) => {
      expect(built(name).toString()).not.toMatch(
        /\beval\b|new Function|innerHTML|outerHTML|insertAdjacentHTML|document\.write|\.style\b|["']style["']|setTimeout\(["'`]/,
      );
    },
  );

  test('shop.d.ts compiles without other files, in a module and in a plain script that sets callbacks before shop.js loads', () => {
    const [module, plain] = [join(folder, 'module.ts'), join(folder, 'plain.ts')];
    writeFileSync(
      module,
      `import { shop, type CartData } from './shop.js';
      shop.onAddedToCart = ({ success, product, miniCart }: CartData) => { const text: string = product.price + miniCart.total; return success && text; };
      window.shop.onFastOrder = (data) => data.order?.url.length;
      void shop.cart.add(5, 2, null).then(({ cart }) => cart?.items[0]?.quantity.toFixed());
      // @ts-expect-error there is no such callback
      shop.onNothing = () => undefined;`,
    );
    writeFileSync(
      plain,
      `/// <reference path="./shop.d.ts" />
      window.shop = { base: 'https://shop.example.com', onAddedToCart: (data) => data.product.price.length };
      shop.onFastOrder = (data) => data.order?.url.length;
      // @ts-expect-error there is no such callback
      window.shop = { onNothing: () => undefined };`,
    );
    const options: ts.CompilerOptions = {
      strict: true,
      noEmit: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
      types: [],
    };
    rmSync(join(folder, 'shop.js'));
    const found = ts
      .getPreEmitDiagnostics(ts.createProgram([module, plain], options))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
    expect(found).toEqual([]);
  });
});

test('every enhancement that the main file of the page scripts imports exists', () => {
  const main = readFileSync(join(root, 'libs', 'storefront', 'pages', 'main.ts'), 'utf8');
  const names = [...main.matchAll(/^import '\.\/([\w-]+)\.js';$/gm)].map(([, name]) => name!);
  expect(names.filter((name) => !existsSync(join(root, 'libs', 'storefront', 'pages', `${name}.ts`)))).toEqual([]);
});
