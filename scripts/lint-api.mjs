// Reports the problems that independent linters find in openapi.json, warnings included.
import { readFileSync } from 'node:fs';
import { lintApi } from './lib/lint-api.mjs';
import { at } from './lib/project.mjs';

const problems = await lintApi(readFileSync(at('openapi.json'), 'utf8'));
process.stdout.write(problems.map((problem) => `${problem}\n`).join(''));
if (problems.length > 0) process.exitCode = 1;
