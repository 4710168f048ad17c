import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { dirname, join } from 'node:path';
import { at, findNode } from './project.mjs';
import { run } from './run.mjs';

/** Libraries that AdminJS's scripts, which are loaded first, provide as these members of `window`. */
const GLOBALS = {
  react: 'React',
  'react-dom': 'ReactDOM',
  'react-redux': 'ReactRedux',
  'react-router': 'ReactRouter',
  'react-router-dom': 'ReactRouterDOM',
  adminjs: 'AdminJS',
  '@adminjs/design-system': 'AdminJSDesignSystem',
};

/** Implements the two functions that compiled JSX calls with the provided React, so that React is not bundled twice. */
const JSX_RUNTIME = `
const { createElement, Fragment } = window.React;
const jsx = (type, { children, ...props }, key) => {
  if (key !== undefined) props.key = key;
  if (Array.isArray(children)) return createElement(type, props, ...children);
  return children === undefined ? createElement(type, props) : createElement(type, props, children);
};
module.exports = { jsx, jsxs: jsx, Fragment };`;

const globals = {
  name: 'globals',
  setup(build) {
    const names = Object.keys(GLOBALS)
      .map((name) => name.replace(/[/-]/g, '\\$&'))
      .join('|');
    build.onResolve({ filter: new RegExp(`^(${names})$`) }, ({ path }) => ({ path, namespace: 'global' }));
    build.onLoad({ filter: /.*/, namespace: 'global' }, ({ path }) => ({
      contents: `module.exports = window.${GLOBALS[path]};`,
      loader: 'js',
    }));
    build.onResolve({ filter: /^react\/jsx-runtime$/ }, ({ path }) => ({ path, namespace: 'jsx' }));
    build.onLoad({ filter: /.*/, namespace: 'jsx' }, () => ({ contents: JSX_RUNTIME, loader: 'js' }));
  },
};

/**
 * Replaces src/admin/shell/plugin-screens.ts by the screens of the plugins that are installed when the panel is
 * bundled.
 */
const pluginScreens = (entries) => ({
  name: 'plugin-screens',
  setup(build) {
    build.onResolve({ filter: /^\.\/plugin-screens\.js$/ }, ({ path }) => ({ path, namespace: 'plugin-screens' }));
    build.onLoad({ filter: /.*/, namespace: 'plugin-screens' }, () => ({
      contents: [
        ...entries.map((entry, place) => `import * as plugin${place} from ${JSON.stringify(entry)};`),
        `export default [${entries.map((_, place) => `plugin${place}`).join(', ')}];`,
      ].join('\n'),
      resolveDir: at(),
    }));
  },
});

/**
 * Folders of the plugins, as the compiled shop finds them.
 * @throws Error for a plugin that cannot be used, or has no entry
 */
async function findScreens() {
  if (!existsSync(at('dist', 'src', 'load-plugins.js'))) return [];
  const { code, output } = await run(findNode(), [at('scripts', 'lib', 'plugin-screens.mjs')], { quiet: true });
  if (code !== 0) throw new Error(output.trim());
  // Node may print warnings before or after the JSON
  return JSON.parse(/^\[.*\]$/m.exec(output)[0]).map((folder) => {
    const entry = ['index.tsx', 'index.ts', 'index.js']
      .map((name) => join(folder, name))
      .find((file) => existsSync(file));
    if (!entry) throw new Error(`${folder} has no index.tsx, index.ts or index.js with screens`);
    return entry;
  });
}

/** Files that are copied unchanged, except for their access to the global object. */
const vendored = () => ({
  'global.bundle.js': at(
    'node_modules',
    'adminjs',
    'lib',
    'frontend',
    'assets',
    'scripts',
    'global-bundle.production.js',
  ),
  'app.bundle.js': at('node_modules', 'adminjs', 'lib', 'frontend', 'assets', 'scripts', 'app-bundle.production.js'),
  'design-system.bundle.js': at('node_modules', '@adminjs', 'design-system', 'bundle.production.js'),
  'icon.svg': at('src', 'admin', 'shell', 'icon.svg'),
});

/**
 * Replaces old ways of accessing the global object that evaluate text. The panel's Content-Security-Policy refuses
 * them: the bundles would work, but the browser would report a violation on every page. Every browser that the panel
 * supports has `globalThis` (ECMAScript 2020).
 */
function withoutEval(name, contents) {
  if (!name.endsWith('.js')) return contents;
  const text = contents.toString('utf8').replace(/(?:new )?Function\((["'])return this\1\)\(\)/g, 'globalThis');
  if (/Function\((["'`])return this\1\)/.test(text))
    throw new Error(`${name} evaluates text in a way that is not known here`);
  return Buffer.from(text);
}

/**
 * Builds dist/panel/: the panel's components and styles in one file each, AdminJS's scripts, fonts, compressed versions
 * of all, and `assets.json` with the hash of each file for its URL.
 * @param screens entries of plugins' screens; null: those of the installed plugins
 */
export async function buildPanel(folder = at('dist', 'panel'), screens = null) {
  const { build } = await import('esbuild');
  const made = await build({
    entryPoints: { 'components.bundle': at('src', 'admin', 'shell', 'entry.ts') },
    outdir: folder,
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    legalComments: 'none',
    alias: { '#panel': at('libs', 'panel', 'index.ts') },
    tsconfig: at('tsconfig.panel.json'),
    loader: { '.woff2': 'file', '.woff': 'empty', '.svg': 'dataurl' },
    assetNames: '[name]-[hash]',
    plugins: [globals, pluginScreens(screens ?? (await findScreens()))],
    logLevel: 'error',
    metafile: true,
  });
  const files = new Map(
    made.outputFiles.map(({ path, contents }) => [path.slice(folder.length + 1), Buffer.from(contents)]),
  );
  for (const [name, path] of Object.entries(vendored())) files.set(name, withoutEval(name, readFileSync(path)));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'bundled.json'), `${JSON.stringify(packagesOf(made.metafile.inputs))}\n`);
  const assets = {};
  for (const [name, contents] of files) {
    assets[name] = createHash('sha256').update(contents).digest('hex').slice(0, 12);
    writeOnce(join(folder, name), contents, assets[name]);
  }
  writeFileSync(join(folder, 'assets.json'), `${JSON.stringify(assets, null, 2)}\n`);
  return assets;
}

/** Names of the packages that are in a bundle, for the bill of materials. */
const packagesOf = (inputs) =>
  [
    ...new Set(
      Object.keys(inputs)
        .map((path) => /^.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1])
        .filter(Boolean),
    ),
  ].sort();

/** Compression functions by file name extension. */
const COMPRESS = {
  br: (contents) => brotliCompressSync(contents, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gz: (contents) => gzipSync(contents, { level: 9 }),
};

/**
 * Compresses and writes a file if its content has changed, because compressing AdminJS's two megabytes takes seconds.
 */
function writeOnce(path, contents, hash) {
  const stamp = `${path}.hash`;
  const packed = path.endsWith('.woff2') ? [] : [`${path}.br`, `${path}.gz`];
  if ([stamp, path, ...packed].every((name) => existsSync(name)) && readFileSync(stamp, 'utf8') === hash) return;
  mkdirSync(dirname(path), { recursive: true });
  rmSync(stamp, { force: true });
  writeFileSync(path, contents);
  for (const name of packed) writeFileSync(name, COMPRESS[name.slice(-2)](contents));
  writeFileSync(stamp, hash);
}
