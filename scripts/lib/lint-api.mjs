import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';

/** Rule sets of Redocly: its recommendations, and the rules of the OpenAPI specification. */
const REDOCLY = ['recommended-strict', 'spec'];

/** Names of Spectral's severities, by number. */
const SEVERITIES = ['error', 'warn', 'info', 'hint'];

/**
 * Returns the errors and warnings of Redocly and Spectral for an OpenAPI document, by their recommended rules.
 * @param text the document as JSON
 * @returns one line for each problem, with the linter, the rule, the message and the place
 */
export async function lintApi(text) {
  return [...(await lintByRedocly(text)), ...(await lintBySpectral(text))];
}

async function lintByRedocly(text) {
  const config = await createConfig({ extends: REDOCLY });
  const problems = await lintFromString({ source: text, absoluteRef: 'openapi.json', config });
  return problems.map(
    ({ severity, ruleId, message, location: [place] }) => `redocly ${severity} ${ruleId}: ${message} ${place.pointer}`,
  );
}

async function lintBySpectral(text) {
  const linter = new spectral.Spectral();
  linter.setRuleset({ extends: [[rulesets.oas, 'recommended']] });
  const problems = await linter.run(JSON.parse(text));
  return problems.map(
    ({ severity, code, message, path }) => `spectral ${SEVERITIES[severity]} ${code}: ${message} #/${path.join('/')}`,
  );
}
