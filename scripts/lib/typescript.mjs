// Lets Node run the TypeScript sources directly: node --import ./scripts/lib/typescript.mjs src/migrate.ts
// Node's own type stripping does not support decorators; swc does, with the same .swcrc as the tests.
import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformed } from './transformed.mjs';

const root = new URL('../../', import.meta.url);
/** Also resolves the libraries by package name, as the examples in the documentation import them. */
const libraries = /^(?:#|@shop\/)(kernel|contracts|testing)$/;
/** The test runner requests each file with a timestamp after its name. */
const isSource = (url) => /\.ts(\?\d+)?$/.test(url);

registerHooks({
  resolve(specifier, context, next) {
    const isOurs = context.parentURL?.startsWith(root.href) && !context.parentURL.includes('/node_modules/');
    const library = isOurs ? libraries.exec(specifier)?.[1] : undefined;
    if (library) return next(new URL(`libs/${library}/index.ts`, root).href, context);
    if (/^\.{1,2}\/.*\.js$/.test(specifier) && isSource(context.parentURL ?? '')) {
      const source = new URL(specifier.replace(/\.js$/, '.ts'), context.parentURL);
      if (existsSync(source)) return next(source.href, context);
    }
    return next(specifier, context);
  },
  load(url, context, next) {
    if (!url.startsWith(root.href) || !isSource(url) || url.includes('/node_modules/')) return next(url, context);
    return { format: 'module', source: transformed(fileURLToPath(url)), shortCircuit: true };
  },
});

export const sourceUrl = (path) => pathToFileURL(fileURLToPath(new URL(path, root))).href;
