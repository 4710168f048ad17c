// Builds only the panel's browser bundles, into dist/panel/ (npm run build does so too).
import { buildPanel } from './lib/panel.mjs';

const assets = await buildPanel();
process.stdout.write(`${Object.keys(assets).length} files in dist/panel\n`);
