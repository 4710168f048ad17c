// Runs tests: npm test -- <paths and jest's own options>
import { spawn } from 'node:child_process';
import { at, findNode, root } from './lib/project.mjs';

const jest = [at('node_modules', 'jest', 'bin', 'jest.js')];
const child = spawn(findNode(), [...jest, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
child.on('exit', (code) => (process.exitCode = code ?? 1));
