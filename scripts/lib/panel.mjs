import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { dirname, join } from 'node:path';
import { at, findNode } from './project.mjs';
import { run } from './run.mjs';

/** Libraries of which the panel has one copy, although a plugin may have its own. */
const SHARED = ['react', 'react-dom', 'react-router-dom'];

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

/**
 * Builds dist/panel/: the panel's components with the libraries that they use, and its styles, in one file each; the
 * icon, fonts, compressed versions of all, and `assets.json` with the hash of each file for its URL. The scripts of
 * AdminJS are left out: 3 MB for screens that the panel does not have.
 * @param screens entries of plugins' screens; null: those of the installed plugins
 */
export async function buildPanel(folder = at('dist', 'panel'), screens = null) {
  const { build } = await import('esbuild');
  const made = await build({
    entryPoints: { 'components.bundle': at('src', 'admin', 'shell', 'entry.tsx') },
    outdir: folder,
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    legalComments: 'none',
    alias: {
      '#panel': at('libs', 'panel', 'index.ts'),
      ...Object.fromEntries(SHARED.map((name) => [name, at('node_modules', name)])),
    },
    tsconfig: at('tsconfig.panel.json'),
    loader: { '.woff2': 'file', '.woff': 'empty', '.svg': 'dataurl' },
    assetNames: '[name]-[hash]',
    plugins: [pluginScreens(screens ?? (await findScreens()))],
    logLevel: 'error',
    metafile: true,
  });
  const files = new Map(
    made.outputFiles.map(({ path, contents }) => [path.slice(folder.length + 1), Buffer.from(contents)]),
  );
  files.set('icon.svg', readFileSync(at('src', 'admin', 'shell', 'icon.svg')));
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
 * Compresses and writes a file if its content has changed, because compressing the components takes a second.
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
