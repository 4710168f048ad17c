// Known vulnerabilities of the packages of production: npm run audit. Queries the registry; not part of npm run check.
import { audit } from './lib/audit.mjs';

const { code, lines } = await audit();
process.stdout.write(`${lines.join('\n')}\n`);
process.exitCode = code;
