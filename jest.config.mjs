const shared = {
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  moduleFileExtensions: ['ts', 'js', 'mjs', 'cjs', 'json', 'node'],
  transform: { '^.+\\.ts$': '@swc/jest' },
  moduleNameMapper: { '^#(kernel|contracts|testing)$': '<rootDir>/libs/$1/index.ts' },
  resolver: '<rootDir>/test/setup/resolver.cjs',
  setupFiles: ['<rootDir>/test/setup/nest.mjs'],
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
  testTimeout: 60_000,
  coverageDirectory: 'coverage',
  collectCoverageFrom: ['src/**/*.ts', 'libs/**/*.ts', '!**/*.spec.ts'],
  projects: [
    project('unit', ['src', 'libs', 'scripts']),
    project('architecture', ['test/architecture']),
    project('integration', ['test/integration', 'test/e2e'], withDatabase),
    project('browser', ['test/browser'], withDatabase),
  ],
};
