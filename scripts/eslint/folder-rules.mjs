import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, relative, resolve } from 'node:path';

const { forbidden } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs');

const libraries = {
  '#kernel': 'libs/kernel/index.ts',
  '#contracts': 'libs/contracts/index.ts',
  '#testing': 'libs/testing/index.ts',
  '#panel': 'libs/panel/index.ts',
};
const byPathOnly = forbidden.filter(({ to }) => to.path);
const compiled = new Map();
const asList = (pattern) => (pattern === undefined ? [] : [pattern].flat());

/** Cached, because most patterns are the same for every import, and compiling them took longer than matching. */
function regExp(pattern) {
  const known = compiled.get(pattern) ?? new RegExp(pattern);
  compiled.set(pattern, known);
  return known;
}

/** Target of an import with the name that dependency-cruiser uses; undefined for targets without rules. */
function locate(specifier, file, root) {
  if (specifier in libraries) return libraries[specifier];
  if (!specifier.startsWith('.')) return specifier.startsWith('node:') ? undefined : `node_modules/${specifier}`;
  const path = resolve(dirname(file), specifier);
  const sources = [path, path.replace(/\.js$/, '.tsx'), path.replace(/\.js$/, '.ts')];
  return relative(root, sources.find((source) => existsSync(source)) ?? sources[2]).replaceAll('\\', '/');
}

/** The first rule of .dependency-cruiser.cjs that forbids an import between the two paths. */
export function findBroken(from, to) {
  return byPathOnly.find((rule) => {
    const groups = rule.from.path ? regExp(rule.from.path).exec(from) : [];
    if (!groups || asList(rule.from.pathNot).some((pattern) => regExp(pattern).test(from))) return false;
    const expanded = (pattern) => regExp(pattern.replace(/\$(\d)/g, (_, index) => groups[index] ?? ''));
    return expanded(rule.to.path).test(to) && !asList(rule.to.pathNot).some((pattern) => expanded(pattern).test(to));
  });
}

/** The boundary rules for ESLint, so that the editor reports forbidden imports. */
export const folderRules = {
  meta: { type: 'problem', schema: [], messages: { broken: '{{from}} may not import {{to}}: {{comment}} ({{name}})' } },
  create(context) {
    const from = relative(context.cwd, context.filename).replaceAll('\\', '/');
    const check = ({ source }) => {
      const to = typeof source?.value === 'string' && locate(source.value, context.filename, context.cwd);
      const rule = to && findBroken(from, to);
      if (rule)
        context.report({
          node: source,
          messageId: 'broken',
          data: { from, to, name: rule.name, comment: rule.comment },
        });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
