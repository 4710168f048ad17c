// Writes the types of the API's operations and answers from openapi.json, like npm run openapi and the build.
import { writeApiTypes } from './lib/api-types.mjs';

await writeApiTypes();
