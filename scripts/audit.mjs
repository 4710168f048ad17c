// Known vulnerabilities of the packages of production: npm run audit. Asks the registry; no part of npm run check.
import { audit } from './lib/audit.mjs';

const { code, lines } = await audit();
process.stdout.write(`${lines.join('\n')}\n`);
process.exitCode = code;
