import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allPlaces, personalPlaces } from '../../src/admin/places.js';

const root = join(import.meta.dirname, '..', '..');
const read = (...path: string[]): string => readFileSync(join(root, ...path), 'utf8');
const texts = (language: string, file: string): Record<string, Record<string, unknown>> =>
  JSON.parse(read('i18n', language, file)) as Record<string, Record<string, unknown>>;

test('docs/roles.md lists every screen with the least role that opens it', () => {
  const part = /## Screens(.*?)## /s.exec(read('docs', 'roles.md'))![1]!;
  const documented = [...part.matchAll(/^\| ([^|]+) \| (support|manager|owner) \|$/gm)].map(
    ([, name, role]) => `${name}: ${role}`,
  );
  const names = texts('en', 'panel-shell.json')['places']!;
  const places = allPlaces.filter((place) => !personalPlaces.includes(place));
  expect(documented.sort()).toEqual(places.map(({ id, least }) => `${String(names[id])}: ${least}`).sort());
});

/** Every action and subject that src writes to the activity log. */
function auditNames(): { actions: string[]; subjects: string[] } {
  const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !path.endsWith('.spec.ts'),
  );
  const found = sources
    .map((path) => read('src', path))
    .filter((text) => /[aA]udit/.test(text))
    .join('\n');
  const actions = [
    ...found.matchAll(/action: (?:[^,'\n]*\? )?'([a-z_]+(?:\.[a-z_]+)?)'(?: : '([a-z_]+\.[a-z_]+)')?/g),
  ].flatMap(([, one, other]) => [one!, ...(other ? [other] : [])]);
  const subjects = [...found.matchAll(/subjectType: '([a-z_]+)'/g)].map(([, name]) => name!);
  return {
    actions: [...new Set(actions)].filter((action) => action !== 'deny').sort(),
    subjects: [...new Set(subjects)].sort(),
  };
}

test.each(['en', 'uk', 'ru'])(
  "every action and subject of the activity log has a name in the panel's language %s",
  (language) => {
    const { actions, subjects } = auditNames();
    expect(actions.length).toBeGreaterThan(30);
    const known = texts(language, 'panel-access.json');
    const nameOf = (action: string): unknown =>
      action
        .split('.')
        .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], known['actions']);
    expect(actions.filter((action) => typeof nameOf(action) !== 'string')).toEqual([]);
    expect(subjects.filter((subject) => typeof known['subjects']![subject] !== 'string')).toEqual([]);
  },
);
