import { existsSync, readFileSync } from 'node:fs';
import { npm } from './npm.mjs';
import { at } from './project.mjs';

/** Exit codes of `npm run audit`. */
export const EXIT = { clean: 0, findings: 1, badList: 2, noAnswer: 3 };

const ACCEPTED_FILE = 'audit-accepted.json';
/** Options of npm for short waits for the registry (milliseconds). */
const IMPATIENT = ['--fetch-retries=0', '--fetch-timeout=30000'];

/**
 * Queries the registry for known vulnerabilities of production packages.
 * @returns `{code, lines}`: one of EXIT, and what to print
 */
export async function audit({ env = {}, acceptedFile = at(ACCEPTED_FILE) } = {}) {
  const accepted = JSON.parse(readFileSync(acceptedFile, 'utf8'));
  const wrong = accepted.flatMap(problemsOf);
  if (wrong.length > 0) return { code: EXIT.badList, lines: wrong };
  const { stdout, stderr } = await npm(['audit', '--omit=dev', '--json', ...IMPATIENT], { env });
  const report = parse(stdout);
  if (!report?.vulnerabilities) return { code: EXIT.noAnswer, lines: [noAnswer(report, stderr)] };
  return judge(advisoriesOf(report), accepted);
}

/** An accepted finding names the advisory, the package and the ADR with the reason. */
function problemsOf({ advisory, package: name, adr }) {
  const label = `${ACCEPTED_FILE}: ${advisory ?? 'an entry'}`;
  if (!/^GHSA(-[\da-z]{4}){3}$/.test(advisory ?? '')) return [`${label} must have "advisory": "GHSA-xxxx-xxxx-xxxx"`];
  if (!name) return [`${label} must name its "package"`];
  return /^docs\/adr\/\d{4}-[\w-]+\.md$/.test(adr ?? '') && existsSync(at(adr))
    ? []
    : [`${label} must name an "adr" that exists, e.g. docs/adr/0007-dependencies.md`];
}

/** Advisories without duplicates: npm repeats them at every package that depends on the affected one. */
function advisoriesOf({ vulnerabilities }) {
  const found = Object.values(vulnerabilities).flatMap(({ via, fixAvailable }) =>
    via.filter((one) => typeof one === 'object').map((one) => ({ ...one, fix: fixOf(fixAvailable) })),
  );
  return [
    ...new Map(
      found.map((one) => [
        `${one.name} ${one.url}`,
        { ...one, advisory: /GHSA[\w-]+/.exec(one.url ?? '')?.[0] ?? String(one.source) },
      ]),
    ).values(),
  ];
}

/** @param available npm's `fixAvailable`: a boolean, or a package whose version is outside the range of the lockfile */
function fixOf(available) {
  if (!available) return 'no fix yet';
  return available === true ? 'fixed by an update' : `fixed by ${available.name} ${available.version}`;
}

/** @param advisories of npm's report, each with `advisory` (GHSA-…) and `fix` as text */
export function judge(advisories, accepted) {
  const covers = (entry, one) => entry.advisory === one.advisory && entry.package === one.name;
  const open = advisories.filter((one) => !accepted.some((entry) => covers(entry, one)));
  const unused = accepted.filter((entry) => !advisories.some((one) => covers(entry, one)));
  const known = advisories.length - open.length;
  return {
    code: open.length > 0 ? EXIT.findings : EXIT.clean,
    lines: [
      ...open.map(
        (one) => `${one.severity}: ${one.name} ${one.range}: ${one.title} (${one.advisory}, ${one.url}): ${one.fix}`,
      ),
      ...unused.map(
        ({ advisory, package: name }) => `No longer found, remove it from ${ACCEPTED_FILE}: ${advisory} of ${name}`,
      ),
      open.length > 0
        ? `Known vulnerabilities: ${open.length}. Update the package; where there is no fix yet, write an ADR and ` +
          `add the advisory to ${ACCEPTED_FILE}.`
        : `No known vulnerabilities${known > 0 ? ` but ${known} that are accepted` : ''}.`,
    ],
  };
}

function noAnswer(report, stderr) {
  const reason = report?.message ?? report?.error?.summary ?? stderr.trim().split('\n').at(-1);
  return (
    `The registry did not answer the audit: nothing was checked. ${reason ? `(${reason}) ` : ''}` +
    'Ask a registry that has the endpoint, e.g. npm_config_registry=https://registry.npmjs.org npm run audit'
  );
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
