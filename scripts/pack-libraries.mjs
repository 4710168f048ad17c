// Packs the packages for authors of plugins: npm run pack:libraries -- FOLDER. Prints the paths, one per line.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { npm } from './lib/npm.mjs';
import { at, findNode } from './lib/project.mjs';
import { run } from './lib/run.mjs';

const folder = resolve(process.argv[2] ?? '.tmp/packages');
mkdirSync(folder, { recursive: true });
// All packages are built once and packed without their scripts, which would build the packages they depend on again.
const built = await run(findNode(), [at('scripts', 'build-libraries.mjs')], { quiet: true });
if (built.code !== 0) throw new Error(`The libraries cannot be built: ${built.output}`);
for (const name of ['kernel', 'contracts', 'testing']) {
  const options = ['--ignore-scripts', '--json', `--pack-destination=${folder}`];
  const { code, stdout, stderr } = await npm(['pack', `./libs/${name}`, ...options]);
  if (code !== 0) throw new Error(`npm pack ${name} failed: ${stderr}`);
  const packed = JSON.parse(stdout);
  const [{ filename }] = Array.isArray(packed) ? packed : Object.values(packed);
  process.stdout.write(`${join(folder, filename)}\n`);
}
