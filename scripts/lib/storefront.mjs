import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { at } from './project.mjs';

const sources = (...parts) => at('libs', 'storefront', ...parts);

/**
 * Name → source. `shop.js` runs as a classic script and as a module; `shop.mjs` is imported; both import
 * `fast-order.js` on first use.
 */
const SCRIPTS = {
  'fast-order.js': { entry: sources('fast-order', 'main.ts'), format: 'esm' },
  'shop.js': { entry: sources('main.ts'), format: 'iife' },
  'shop.mjs': { entry: sources('module.ts'), format: 'esm' },
  'pages.js': { entry: sources('pages', 'main.ts'), format: 'iife' },
};

/** `1.4` from package.json's `1.4.0`: deprecated names state the version that removes them. */
const ownTarget = () =>
  JSON.parse(readFileSync(at('package.json'), 'utf8'))
    .version.split('.')
    .slice(0, 2)
    .join('.');

const withDeprecated = (target) => {
  const [major, minor] = target.split('.').map(Number);
  return major === 1 && minor < 5;
};

/**
 * Builds dist/storefront/: the script for shops' pages, the enhancements of the shop's own pages, the declarations,
 * compressed versions of all, and `assets.json` with the hash of each file for its URL. Returns the hashes.
 * @param target API version that the script implements, e.g. `1.5`: names that it removes are left out
 */
export async function buildStorefront({ target = ownTarget(), folder = at('dist', 'storefront') } = {}) {
  if (!/^\d+\.\d+$/.test(target)) throw new Error(`--target is a version such as 1.5, not ${target}`);
  const files = { 'shop.d.ts': Buffer.from(await declarations()) };
  for (const [name, script] of Object.entries(SCRIPTS)) {
    const fastOrder = files['fast-order.js'] ? `fast-order.js?v=${hashOf(files['fast-order.js'])}` : '';
    files[name] = await bundle(script, {
      VERSION: target,
      WITH_DEPRECATED: withDeprecated(target),
      FAST_ORDER: fastOrder,
    });
  }
  mkdirSync(folder, { recursive: true });
  const assets = {};
  for (const [name, contents] of Object.entries(files)) {
    assets[name] = hashOf(contents);
    writeFileSync(join(folder, name), contents);
    writeFileSync(
      join(folder, `${name}.br`),
      brotliCompressSync(contents, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: contents.length } }),
    );
    writeFileSync(join(folder, `${name}.gz`), gzipSync(contents, { level: 9 }));
  }
  writeFileSync(join(folder, 'assets.json'), `${JSON.stringify(assets, null, 2)}\n`);
  return assets;
}

const hashOf = (contents) => createHash('sha256').update(contents).digest('hex').slice(0, 12);

/** @param constants see libs/storefront/build.d.ts */
async function bundle({ entry, format }, constants) {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [entry],
    write: false,
    bundle: true,
    minify: true,
    format,
    target: 'es2022',
    legalComments: 'none',
    charset: 'utf8',
    define: Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)])),
    tsconfig: at('tsconfig.storefront.json'),
    logLevel: 'error',
  });
  return Buffer.from(outputFiles[0].contents);
}

/** Combines the files that contain only types into one file without imports. */
async function declarations() {
  // The import is not at the top, because the start commands import this file before any package is installed.
  const { expandTypes } = await import('./expand-types.mjs');
  const own = readFileSync(sources('types.ts'), 'utf8').replace(/^(import|export \* from) .*\n/gm, '');
  const texts = [expandTypes(sources('api.ts')), own];
  return `${texts.join('\n')}
/** The shop's script: its callbacks, and its calls. */
export declare const shop: Shop;

declare global {
  const shop: Shop;
  interface Window {
    get shop(): Shop;
    /** Callbacks and settings that the page assigns before the script is loaded. */
    set shop(own: Callbacks & Partial<Pick<Shop, 'base' | 'tell'>>);
  }
}
`;
}
