import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { canaries, innocents, wholeTreeCanaries } from './canaries.js';
import { importLine, plant } from './plant.js';

const root = process.cwd();
const cycle = { from: 'src/order/canary-hen.ts', to: 'src/order/canary-egg.ts' };
const { forbidden } = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs')) as {
  forbidden: { name: string }[];
};

interface Violation {
  from: string;
  to: string;
  rule: { name: string };
}

describe('rules of imports', () => {
  let folder: string;
  let violations: Violation[];

  beforeAll(() => {
    mkdirSync(join(root, '.tmp'), { recursive: true });
    folder = mkdtempSync(join(root, '.tmp', 'boundaries-'));
    plant(folder, root, [...canaries, ...wholeTreeCanaries, cycle, ...innocents], 'src/order/nowhere.ts');
    violations = cruise(folder);
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('every rule of .dependency-cruiser.cjs has a canary', () => {
    const planted = [...canaries, ...wholeTreeCanaries].map(({ rule }) => rule);
    expect(planted.sort()).toEqual(forbidden.map(({ name }) => name).sort());
  });

  it.each([...canaries, ...wholeTreeCanaries])(
    '$rule: dependency-cruiser reports the forbidden import in $from',
    ({ rule, from }) => {
      expect(violations.filter((found) => found.from === from).map((found) => found.rule.name)).toContain(rule);
    },
  );

  it.each(innocents)('dependency-cruiser accepts the allowed import of $to in $from', ({ from }) => {
    expect(violations.filter((found) => found.from === from)).toEqual([]);
  });

  it.each(canaries)('$rule: ESLint reports the forbidden import in $from', async (canary) => {
    expect(await lint(canary)).toHaveLength(1);
  });

  it.each(innocents)('ESLint accepts the allowed import of $to in $from', async (innocent) => {
    expect(await lint(innocent)).toEqual([]);
  });

  async function lint(planted: { from: string; to: string }) {
    const { Linter } = await import('eslint');
    const { folderRules } = (await import('../../scripts/eslint/folder-rules.mjs' as string)) as { folderRules: never };
    const linter = new Linter({ cwd: folder });
    const config = {
      files: ['**/*.ts'],
      plugins: { boundaries: { rules: { folders: folderRules } } },
      rules: { 'boundaries/folders': 'error' as const },
    };
    return linter.verify(importLine(planted), config, join(folder, planted.from));
  }
});

describe('cycles between folders', () => {
  it('dependency-cruiser reports a cycle between two folders whose files form none', () => {
    mkdirSync(join(root, '.tmp'), { recursive: true });
    const folder = mkdtempSync(join(root, '.tmp', 'folders-'));
    try {
      const [there, back] = ['src/order/use-cases', 'src/order/data'];
      plant(
        folder,
        root,
        [
          { from: `${there}/canary-a.ts`, to: `${back}/canary-b.ts` },
          { from: `${back}/canary-c.ts`, to: `${there}/canary-d.ts` },
        ],
        'src/order/nowhere.ts',
      );
      const found = cruise(folder, '.dependency-cruiser-folders.cjs', ['src']);
      expect(found.map(({ rule, from }) => [rule.name, from]).sort()).toEqual([
        ['no-folder-cycle', back],
        ['no-folder-cycle', there],
      ]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

function cruise(folder: string, config = '.dependency-cruiser.cjs', roots = ['src', 'libs']): Violation[] {
  const program = join(root, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruiser.mjs');
  const args = [program, '--config', config, '--output-type', 'json', ...roots];
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (!stdout) throw new Error(stderr);
  return (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations;
}
