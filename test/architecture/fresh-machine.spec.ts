import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectFolder } from '../../src/platform/config/project-folder.js';

/** Packages that a script imports when it is loaded, itself or through the scripts that it imports. */
function packagesOf(script: string, seen = new Set<string>()): string[] {
  if (seen.has(script)) return [];
  seen.add(script);
  const imports = [
    ...readFileSync(script, 'utf8').matchAll(/^(?:import|export)[^;(]*?from '([^']+)'|^import '([^']+)'/gm),
  ];
  return imports.flatMap(([, from, alone]) => {
    const specifier = (from ?? alone)!;
    if (specifier.startsWith('node:')) return [];
    if (!specifier.startsWith('.')) return [`${specifier} in ${script}`];
    return packagesOf(join(dirname(script), specifier), seen);
  });
}

test.each(['up.mjs', 'check.mjs', 'check-slow.mjs'])(
  'scripts/%s starts on a machine without installed packages',
  (script) => {
    expect(packagesOf(projectFolder('scripts', script))).toEqual([]);
  },
);

test('the tests run on the Node that package.json installs, which is the same version for both processor types', () => {
  const { optionalDependencies } = JSON.parse(readFileSync(projectFolder('package.json'), 'utf8')) as {
    optionalDependencies: Record<string, string>;
  };
  const packaged = ['x64', 'arm64'].map((processor) => optionalDependencies[`node-linux-${processor}`]);
  expect(packaged).toEqual([process.versions.node, process.versions.node]);
});
