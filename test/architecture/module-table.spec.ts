import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

interface Rule {
  readonly name: string;
  readonly to: { readonly path?: string };
}
const { forbidden } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as { forbidden: Rule[] };

const RULE = /^(.+)-imports-allowed-modules$/;
const rules = forbidden.filter(({ name }) => RULE.test(name));
const modules = rules.map(({ name }) => RULE.exec(name)![1]!);

/** Modules that each module may import according to its rule. */
const allowed = new Map(
  rules.map(({ to }, index) => {
    const others = /\(([^)]*)\)/.exec(to.path!)![1]!.split('|');
    return [modules[index]!, modules.filter((other) => other !== modules[index] && !others.includes(other))];
  }),
);

/** Modules that the files of a module import; specs do not count. */
function imported(module: string): string[] {
  const files = readdirSync(join(root, 'src', module), { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((name) => /\.tsx?$/.test(name) && !/\.spec\.tsx?$/.test(name))
    .map((name) => readFileSync(join(root, 'src', module, name), 'utf8'));
  return modules.filter((other) => other !== module && texts.some((text) => text.includes(`../${other}/index.js'`)));
}

test('every module in the rules of .dependency-cruiser.cjs is a folder of src with an index.ts', () => {
  expect(modules).toContain('order-management');
  expect(modules.filter((module) => !existsSync(join(root, 'src', module, 'index.ts')))).toEqual([]);
});

test.each(modules)(
  '%s imports every module that its rule allows, so that no rule allows more than is needed',
  (module) => {
    expect(imported(module).toSorted()).toEqual([...allowed.get(module)!].toSorted());
  },
);

test('the table of modules in CONTRIBUTING.md agrees with .dependency-cruiser.cjs', () => {
  const table = /## Architecture\n\n```text\n(.*?)```/s.exec(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8'))![1]!;
  const written = new Map(
    [...table.matchAll(/^([a-z-]+) +→ (.+)$/gm)].map(([, module, others]) => [module!, others!.split(', ').toSorted()]),
  );
  const expected = [...allowed].filter(([, others]) => others.length > 0);
  for (const [module, others] of expected) expect([module, written.get(module)]).toEqual([module, others.toSorted()]);
  for (const [module, others] of allowed)
    if (others.length === 0) expect(/^catalog,(.*)^cart/ms.exec(table)![0]).toMatch(new RegExp(`\\b${module}\\b`));
});
