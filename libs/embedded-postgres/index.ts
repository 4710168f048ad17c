export { EmbeddedPostgresError } from './embedded-postgres.error.js';
export { findRunningPostgres } from './running-postgres.js';
export { findServerUser } from './server-user.js';
export {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from './start-embedded-postgres.js';
