const shared = {
  rootDir: import.meta.dirname,
  // Node loads what a spec asks for, once for all files of a worker: jest's own loader took longer than the tests (ADR
  // 0014).
  runner: '<rootDir>/test/setup/runner.mjs',
  transform: {},
  extensionsToTreatAsEsm: ['.ts'],
  moduleFileExtensions: ['ts', 'js', 'mjs', 'cjs', 'json', 'node'],
  setupFiles: ['<rootDir>/scripts/lib/typescript.mjs'],
  setupFilesAfterEnv: ['<rootDir>/test/setup/limit-time.mjs'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.tmp/', '<rootDir>/.data/'],
};

/** Specs of these projects find a migrated template database; the others run without PostgreSQL. */
const withDatabase = {
  globalSetup: '<rootDir>/test/setup/start-database.mjs',
  globalTeardown: '<rootDir>/test/setup/stop-database.mjs',
};

const project = (displayName, folders, more = {}) => ({
  ...shared,
  ...more,
  displayName,
  testMatch: folders.map((folder) => `<rootDir>/${folder}/**/*.spec.ts`),
});

export default {
  maxWorkers: 2,
  projects: [
    project('unit', ['src', 'libs', 'scripts', 'examples']),
    project('architecture', ['test/architecture']),
    project('integration', ['test/integration', 'test/e2e'], withDatabase),
    project('browser', ['test/browser'], withDatabase),
    // npm run check:slow
    project('slow', ['test/slow'], withDatabase),
  ],
};
