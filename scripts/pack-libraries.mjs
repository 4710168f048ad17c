// Packs the packages for authors of plugins: npm run pack:libraries -- FOLDER. Prints the paths, one per line.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { npm } from './lib/npm.mjs';

const folder = resolve(process.argv[2] ?? '.tmp/packages');
mkdirSync(folder, { recursive: true });
for (const name of ['kernel', 'contracts', 'testing']) {
  // The script that builds it may print other lines.
  const { code, stdout, stderr } = await npm(['pack', `./libs/${name}`, '--json', `--pack-destination=${folder}`]);
  if (code !== 0) throw new Error(`npm pack ${name} failed: ${stderr}`);
  const packed = JSON.parse(stdout.slice(stdout.search(/^[[{]/m)));
  const [{ filename }] = Array.isArray(packed) ? packed : Object.values(packed);
  process.stdout.write(`${join(folder, filename)}\n`);
}
