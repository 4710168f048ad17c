import type { INestApplication } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { accessTable } from '../../access/access-table.js';
import { projectFolder, projectVersion } from '../../config/project-folder.js';
import { InstalledPlugins } from '../../plugins/installed-plugins.js';
import { completeOperation } from './complete-operation.js';
import { envelopeSchemas } from './envelope-schema.js';
import { ErrorResponses } from './error-responses.js';
import { inheritSchemas } from './inherit-schemas.js';
import { DESCRIPTION } from './description.js';
import { declareLimits } from './declare-limits.js';
import { describeDefaults } from './describe-defaults.js';
import { describeEnums, describeMembers } from './describe-members.js';
import { modernDocument, type JsonSchema } from './json-schema.js';
import { assertUniqueIds, operationsOf } from './operations.js';
import { commonHeaders, commonResponses, commonSecurity, securitySchemes } from './protocol.js';
import { responseParents } from './response-properties.js';
import { shareComponents } from './share-components.js';
import { TAGS } from './tags.js';

/** Builds the OpenAPI 3.1 document of the running code; the same code always gives the same text. */
export function buildOpenApi(app: INestApplication, basePath = ''): OpenAPIObject {
  const settings = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Shop back end')
    .setDescription(DESCRIPTION)
    .setVersion(projectVersion())
    .addServer(basePath || '/')
    .build();
  const document = SwaggerModule.createDocument(app, settings, { ignoreGlobalPrefix: true });
  const access = new Map(accessTable(app).map((line) => [`${line.method} ${line.path}`, line]));
  const plugins = app.get(InstalledPlugins);
  const failures = new ErrorResponses(projectFolder('i18n'), plugins.all.length > 0 ? plugins.translations : null);
  const operations = operationsOf(document);
  for (const one of operations) completeOperation(one, access.get(`${one.method.toUpperCase()} ${one.path}`), failures);
  assertUniqueIds(operations);
  const errors = failures.components();
  const schemas = declareLimits(
    withoutDefaultsRequired(document.components?.schemas as Record<string, JsonSchema>),
    app.get(ModulesContainer),
  );
  document.components = {
    securitySchemes,
    schemas: {
      ...sorted(inheritSchemas(describeEnums(schemas), responseParents)),
      ...envelopeSchemas,
      ...errors.schemas,
    },
    parameters: {},
    headers: commonHeaders,
    responses: { ...commonResponses, ...sorted(errors.responses) },
    examples: {},
  } as never;
  document.security = commonSecurity as never;
  document.info = {
    ...document.info,
    license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' } as never,
    contact: { name: 'Operator of the shop' },
  };
  document.paths = sorted(document.paths);
  document.tags = TAGS.map(([name, description]) => ({ name, description }));
  const plain = modernDocument(JSON.parse(JSON.stringify(document)));
  const modern = describeDefaults(describeMembers(plain)) as OpenAPIObject;
  shareComponents(modern);
  return modern;
}

/** Members with a default are not required. */
const withoutDefaultsRequired = (schemas: Readonly<Record<string, JsonSchema>>): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const { required = [], ...rest } = schema as { required?: string[]; properties?: Record<string, object> };
      const needed = required.filter((member) => !('default' in (rest.properties?.[member] ?? {})));
      return [name, { ...rest, ...(needed.length > 0 && { required: needed }) }];
    }),
  );

const sorted = <T extends object>(record: T): T =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1))) as T;
