// Writes libs/api-types/schema.ts, the types of every operation and answer, out of openapi.json (npm run openapi does
// it too).
import { readFileSync, writeFileSync } from 'node:fs';
import { apiTypes } from './lib/api-types.mjs';
import { at } from './lib/project.mjs';

const document = JSON.parse(readFileSync(at('openapi.json'), 'utf8'));
writeFileSync(at('libs', 'api-types', 'schema.ts'), await apiTypes(document));
