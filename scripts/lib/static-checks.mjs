import { at, findNode } from './project.mjs';
import { run } from './run.mjs';

/** Node option for programs with millions of short-lived objects: a larger young generation needs fewer collections. */
const YOUNG = '--max-semi-space-size=128';

/**
 * Runs a program of the project or of a package, and prints its output when it ends, because others run at the same
 * time.
 */
async function node(flags, path, ...args) {
  const result = await run(findNode(), [...flags, at(...path.split('/')), ...args], { quiet: true });
  process.stdout.write(result.output);
  return result;
}

const cruise = (config, ...folders) =>
  node([], 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', '--config', config, ...folders);

/**
 * Prettier's cache compares the contents of files, because their times are new in a clone. The format of a file depends
 * only on the file and the settings.
 */
const CACHE = ['--cache', '--cache-location', at('.tmp', 'prettier'), '--cache-strategy', 'content'];

/** Checks that read only the sources, longest first. `run` returns `{code}`. */
export const staticChecks = [
  // Three programs with all their types need 2 GB.
  { title: 'types and lint', run: () => node([YOUNG, '--max-old-space-size=4096'], 'scripts/types-and-lint.mjs') },
  {
    title: 'format',
    run: () => node([YOUNG], 'node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', ...CACHE, '.'),
  },
  { title: 'boundaries', run: () => cruise('.dependency-cruiser.cjs', 'src', 'libs', 'migrations') },
  { title: 'API document', run: () => node([], 'scripts/lint-api.mjs') },
  { title: 'no cycle of folders', run: () => cruise('.dependency-cruiser-folders.cjs', 'src', 'libs') },
];

/**
 * Runs several tasks, started in the given order, as many at a time as there are cores.
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
