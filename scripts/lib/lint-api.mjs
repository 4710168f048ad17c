import { createConfig, lintFromString } from '@redocly/openapi-core';

/** Rule sets of Redocly: all that it recommends, and that the document follows the OpenAPI specification. */
const REDOCLY = ['recommended-strict', 'spec'];

/**
 * Problems of an OpenAPI document, warnings included.
 * @param text the document as JSON
 * @returns one line for each problem, with the rule, the message and the place
 */
export async function lintApi(text) {
  const config = await createConfig({ extends: REDOCLY });
  const problems = await lintFromString({ source: text, absoluteRef: 'openapi.json', config });
  return problems.map(
    ({ severity, ruleId, message, location: [place] }) => `redocly ${severity} ${ruleId}: ${message} ${place.pointer}`,
  );
}
