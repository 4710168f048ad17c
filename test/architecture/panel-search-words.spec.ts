import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allPlaces } from '../../src/admin/places.js';
import { commands } from '../../src/admin/shell/commands.js';
import { ENGLISH_WORDS } from '../../src/admin/shell/english-words.js';
import { matches } from '../../src/admin/shell/matches.js';
import { NATIVE_WORDS } from '../../src/admin/shell/native-words.js';

const shell = JSON.parse(readFileSync(join(import.meta.dirname, '../../i18n/en/panel-shell.json'), 'utf8')) as Record<
  'places' | 'commands',
  Record<string, string>
>;

test('every screen, action and setting is found by each word of its English title', () => {
  const titles = [
    ...allPlaces.map(({ id }) => [id, shell.places[id]] as const),
    ...commands.map(({ id }) => [id, shell.commands[id]] as const),
  ];
  const missing = titles.filter(([id, title]) => !title || !matches(title, [ENGLISH_WORDS[id] ?? '']));
  expect(missing).toEqual([]);
});

test('English words belong to an existing screen, action or setting', () => {
  const known = new Set(['dashboard', ...allPlaces.map(({ id }) => id), ...commands.map(({ id }) => id)]);
  expect(Object.keys(ENGLISH_WORDS).filter((id) => !known.has(id))).toEqual([]);
});

test('each screen, action and setting with English search words has Ukrainian and Russian ones too', () => {
  expect(Object.keys(NATIVE_WORDS).toSorted()).toEqual(Object.keys(ENGLISH_WORDS).toSorted());
});
