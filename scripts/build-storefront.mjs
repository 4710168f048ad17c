// Builds only the storefront scripts, into dist/storefront/ (npm run build does so too).
// --target 1.5 builds them without what is deprecated in 1.4.
import { parseArgs } from 'node:util';
import { buildStorefront } from './lib/storefront.mjs';

try {
  const { values } = parseArgs({ options: { target: { type: 'string' } } });
  const assets = await buildStorefront(values);
  process.stdout.write(`${Object.keys(assets).join(', ')} in dist/storefront\n`);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
