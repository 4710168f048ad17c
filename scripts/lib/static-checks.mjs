import { at, findNode } from './project.mjs';
import { run } from './run.mjs';

/** These programs make millions of short-lived objects: the more of them fit, the less often Node collects them. */
const YOUNG = '--max-semi-space-size=128';

/** Runs a program of ours or of a package; prints all it said when it ends, since others run beside it. */
async function node(flags, path, ...args) {
  const result = await run(findNode(), [...flags, at(...path.split('/')), ...args], { quiet: true });
  process.stdout.write(result.output);
  return result;
}

const cruise = (config, ...folders) =>
  node([], 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', '--config', config, ...folders);

/** By content: in a clone all files are new. A file's format depends on nothing but it and the settings. */
const CACHE = ['--cache', '--cache-location', at('.tmp', 'prettier'), '--cache-strategy', 'content'];

/** The checks that read the sources only, the longest first. `run` answers `{code}`. */
export const staticChecks = [
  // three programs with all their types take 2 GB
  { title: 'types and lint', run: () => node([YOUNG, '--max-old-space-size=4096'], 'scripts/types-and-lint.mjs') },
  {
    title: 'format',
    run: () => node([YOUNG], 'node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', ...CACHE, '.'),
  },
  { title: 'boundaries', run: () => cruise('.dependency-cruiser.cjs', 'src', 'libs', 'migrations') },
  { title: 'no cycle of folders', run: () => cruise('.dependency-cruiser-folders.cjs', 'src', 'libs') },
];

/**
 * Does several things side by side, in their order, as many at a time as there are cores for them.
 * @returns their results
 */
export async function sideBySide(works, cores) {
  const results = [];
  const waiting = works.entries();
  const lane = async () => {
    for (const [place, work] of waiting) results[place] = await work();
  };
  await Promise.all(Array.from({ length: cores }, lane));
  return results;
}
