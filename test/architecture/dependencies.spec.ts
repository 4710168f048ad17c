import { readFileSync } from 'node:fs';

type Versions = Record<string, string>;
type Manifest = Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Versions>;

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
const { dependencies, devDependencies, optionalDependencies } = manifest;
const declared: Versions = { ...dependencies, ...devDependencies, ...optionalDependencies };
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, object> };

test('every dependency in package.json has an exact version', () => {
  expect(
    Object.entries(declared).filter(([, version]) => !/^(npm:@?[\w./-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)),
  ).toEqual([]);
});

/** Package names in the first column of the table; `a-{b,c}` and `a-*` are several. */
function named(cell: string): string[] {
  return [...cell.matchAll(/`([@\w][^`]*)`/g)].flatMap(([, name]) => {
    const [, start, endings] = /^(.*)\{(.+)\}$/.exec(name!) ?? [null, name, ''];
    return endings!.split(',').map((ending) => start! + ending);
  });
}

test('every package in the table of ADR 0007 is installed', () => {
  const adr = readFileSync('docs/adr/0007-dependencies.md', 'utf8');
  const names = [...adr.matchAll(/^\| (`.*?) \| /gm)].flatMap(([, cell]) => named(cell!));
  expect(names.length).toBeGreaterThan(30);
  const aliased = Object.values(declared);
  const isInstalled = (name: string): boolean =>
    name.endsWith('*')
      ? Object.keys(packages).some((path) => path.startsWith(`node_modules/${name.slice(0, -1)}`))
      : `node_modules/${name}` in packages || aliased.some((version) => version.startsWith(`npm:${name}@`));
  expect(names.filter((name) => !name.startsWith('libs/') && !isInstalled(name))).toEqual([]);
});
