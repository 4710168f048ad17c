import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findPackage } from './find-package.js';

describe('an entry of PLUGINS', () => {
  let folder: string;
  beforeAll(() => (folder = realpathSync(mkdtempSync(join(tmpdir(), 'packages-')))));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const write = (path: string, text: object | string): string => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, typeof text === 'string' ? text : JSON.stringify(text));
    return file;
  };

  it.each([
    ['exports as a text', { exports: './dist/a.js' }],
    ['exports by conditions', { exports: { '.': { types: './a.d.ts', import: { default: './dist/a.js' } } } }],
    ['main', { main: 'dist/a.js' }],
  ])('a folder in PLUGINS leads to the file that its package.json names by %s', (name, entry) => {
    const place = name.replaceAll(' ', '-');
    write(`${place}/package.json`, { name: 'hello', ...entry });
    const file = write(`${place}/dist/a.js`, '');
    expect(findPackage(join(folder, place))).toEqual({
      packageName: 'hello',
      folder: join(folder, place),
      entry: file,
    });
  });

  it('an entry of PLUGINS may be a file of a package', () => {
    write('single/package.json', { name: 'single' });
    const file = write('single/dist/plugin.js', '');
    expect(findPackage(file)).toEqual({ packageName: 'single', folder: join(folder, 'single'), entry: file });
  });

  it('an entry of PLUGINS may be the name of an installed package', () => {
    expect(findPackage('liquidjs')).toMatchObject({ packageName: 'liquidjs' });
  });

  it('an entry of PLUGINS is refused if it leads to no package or file, or to a package that is not built', () => {
    write('unbuilt/package.json', { name: 'unbuilt', main: 'dist/index.js' });
    write('bare/index.txt', '');
    expect(() => findPackage('no-such-package')).toThrow('Plugin no-such-package: the package is not installed');
    expect(() => findPackage('./no-such-folder')).toThrow('Plugin ./no-such-folder: there is no such file or folder');
    expect(() => findPackage(join(folder, 'unbuilt'))).toThrow('Is the package built?');
    expect(() => findPackage(join(folder, 'bare'))).toThrow('no package.json that can be read');
  });
});
