// Writes the types of the API's operations and answers from openapi.json; npm run openapi and the build do it too.
import { writeApiTypes } from './lib/api-types.mjs';

await writeApiTypes();
