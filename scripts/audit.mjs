// Known vulnerabilities of the packages of production: npm run audit. Queries the registry; part of .ci/run, not of npm run
// check.
import { audit } from './lib/audit.mjs';

const { code, lines } = await audit();
process.stdout.write(`${lines.join('\n')}\n`);
process.exitCode = code;
