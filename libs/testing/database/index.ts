export { createTestDatabase, type TestDatabase } from './create-test-database.js';
export { startTestServer } from './start-test-server.js';
