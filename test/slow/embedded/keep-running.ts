// A process that runs an embedded PostgreSQL, for tests that kill it: <script> <data folder>
import { startEmbeddedPostgres } from '../../../libs/embedded-postgres/index.js';

const dataDir = process.argv[2] ?? '';
const server = await startEmbeddedPostgres({ dataDir, log: () => undefined });
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
process.stdout.write(`${server.url}\n`);
setInterval(() => undefined, 60_000);
