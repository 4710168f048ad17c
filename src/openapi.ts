import 'reflect-metadata';
import { tmpdir } from 'node:os';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.js';
import { accessTable } from './platform/access/access-table.js';
import { renderAccessTable } from './identity/index.js';
import { projectFolder } from './platform/config/project-folder.js';
import { readConfig } from './platform/config/read-config.js';
import { buildOpenApi } from './platform/http/openapi/build-openapi.js';
import { ErrorTexts } from './platform/http/openapi/error-schemas.js';
import { withErrorTable } from './platform/http/openapi/error-table.js';
import { undocumented } from './platform/http/openapi/operations.js';

/**
 * Writes openapi.json, docs/access.md and the table of errors in docs/api.md from the code only: nothing is
 * instantiated, and no database is needed.
 */
const config = readConfig({
  DATABASE_URL: 'postgres://nobody@localhost/none',
  DATA_DIR: tmpdir(),
  SESSION_SECRET: '-'.repeat(32),
});
const app = await NestFactory.create(AppModule.with(config), { preview: true, logger: false, abortOnError: false });
const document = buildOpenApi(app);
const silent = undocumented(document);
if (silent.length > 0) {
  process.stderr.write(`Without a summary or an example: ${silent.join(', ')}\n`);
  process.exit(1);
}
writeFileSync(projectFolder('openapi.json'), `${JSON.stringify(document, null, 2)}\n`);
mkdirSync(projectFolder('docs'), { recursive: true });
writeFileSync(projectFolder('docs', 'access.md'), renderAccessTable(accessTable(app)));
const page = projectFolder('docs', 'api.md');
writeFileSync(page, withErrorTable(readFileSync(page, 'utf8'), new ErrorTexts([projectFolder('i18n')])));
process.stdout.write(`openapi.json: ${Object.keys(document.paths).length} paths\n`);
process.exit(0);
