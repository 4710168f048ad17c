// Writes libs/storefront/api.ts, the shapes of the REST calls that the storefront script makes (npm run openapi does it
// too).
import { readFileSync, writeFileSync } from 'node:fs';
import { at } from './lib/project.mjs';
import { apiTypes } from './lib/storefront-api.mjs';

writeFileSync(at('libs', 'storefront', 'api.ts'), apiTypes(JSON.parse(readFileSync(at('openapi.json'), 'utf8'))));
