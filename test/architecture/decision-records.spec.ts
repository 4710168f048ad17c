import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '..', '..', 'docs', 'adr');
const records = readdirSync(folder).filter((name) => /^\d{4}-/.test(name));
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

/** Returns the problems of the paragraph in a decision record that names its tests. */
function complaints(text: string): string[] {
  const paragraphs = text.trim().split(/\n{2,}/);
  const last = paragraphs.at(-1)!;
  if (!last.startsWith('**Verified by** ')) return ['the last paragraph does not begin with **Verified by**'];
  const links = [...last.matchAll(/\[`([^`\]]+)`\]\(\.\.\/\.\.\/([^)]+)\)/g)].map(([, shown, to]) => [shown!, to!]);
  return [
    ...(links.some(([, to]) => to!.endsWith('.spec.ts')) ? [] : ['no test is named']),
    ...links.filter(([shown, to]) => shown !== to).map(([shown]) => `${shown} links to another file`),
    ...links.filter(([, to]) => !existsSync(join(folder, '..', '..', to!))).map(([, to]) => `${to} does not exist`),
    ...[...text.matchAll(/\b(?:Held|Verified|Checked) by\b/g)].slice(1).map(([words]) => `another ${words}`),
  ];
}

test.each(records)('docs/adr/%s ends with the tests that verify the decision, and these exist', (name) => {
  expect(complaints(read(name))).toEqual([]);
});

test('a decision record without tests, with a missing test or in another wording is reported', () => {
  const real = 'test/architecture/decision-records.spec.ts';
  const paragraph = (path: string): string => `# 1\n\n**Verified by** [\`${path}\`](../../${path}) (all).\n`;
  expect(complaints(paragraph(real))).toEqual([]);
  expect(complaints(paragraph('test/nothing.spec.ts'))).toEqual(['test/nothing.spec.ts does not exist']);
  expect(complaints('# 1\n\n**Verified by** every test.')).toEqual(['no test is named']);
  expect(complaints('# 1\n\n**Held by** `a.spec.ts`.')).toHaveLength(1);
  expect(complaints(`**Held by** something.\n\n${paragraph(real)}`)).toEqual(['another Verified by']);
});

test('the table in docs/adr/README.md has every decision record with its title', () => {
  const rows = [...read('README.md').matchAll(/^\| \[(\d{4})\]\(([^)]+)\) \| (.+) \|$/gm)];
  expect(rows.map(([, number, name, title]) => [name, `# ${number} ${title}`])).toEqual(
    records.map((name) => [name, read(name).split('\n')[0]]),
  );
});
