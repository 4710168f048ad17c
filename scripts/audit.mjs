// npm run audit: queries the registry for known vulnerabilities of production packages. Part of .ci/run, not of
// npm run check.
import { audit } from './lib/audit.mjs';

const { code, lines } = await audit();
process.stdout.write(`${lines.join('\n')}\n`);
process.exitCode = code;
