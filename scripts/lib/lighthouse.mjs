import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';

/** npx installs it on request, because its hundred packages are not dependencies of the shop. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const CHROMIUM_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
].join(' ');

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Runs Lighthouse on a page. The report is saved in the folder as `<name>.json`.
 * @param page `{name, url, headers?, skip?}`; `skip` names audits that do not apply to the page
 * @param preset `mobile` or `desktop`
 * @returns `{scores: {performance: 100, …}, wrong: ['title (0.3): message', …]}`
 */
export async function audit(page, preset, { folder, chromium }) {
  mkdirSync(folder, { recursive: true });
  const report = join(folder, `${page.name}-${preset}.json`);
  const headers = join(folder, `${page.name}-headers.json`);
  writeFileSync(headers, JSON.stringify(page.headers ?? {}));
  const args = [
    '--yes',
    LIGHTHOUSE,
    page.url,
    '--quiet',
    '--output=json',
    `--output-path=${report}`,
    `--chrome-flags=${CHROMIUM_FLAGS}`,
    `--extra-headers=${headers}`,
    `--only-categories=${CATEGORIES.join(',')}`,
    ...(preset === 'desktop' ? ['--preset=desktop'] : []),
    ...(page.skip ?? []).map((name) => `--skip-audits=${name}`),
  ];
  const { code, output } = await run('npx', args, { quiet: true, env: chromium ? { CHROME_PATH: chromium } : {} });
  if (code !== 0) throw new Error(`Lighthouse failed at ${page.url}:\n${output}`);
  return read(JSON.parse(readFileSync(report, 'utf8')));
}

function read({ categories, audits, runtimeError }) {
  if (runtimeError) throw new Error(runtimeError.message);
  const scores = Object.fromEntries(CATEGORIES.map((name) => [name, Math.round(100 * categories[name].score)]));
  const weighed = new Set(
    CATEGORIES.flatMap((name) => categories[name].auditRefs)
      .filter(({ weight }) => weight > 0)
      .map(({ id }) => id),
  );
  const wrong = Object.values(audits)
    .filter(({ id, score }) => weighed.has(id) && score !== null && score < 0.9)
    .map(({ title, score, displayValue }) => `${title} (${score})${displayValue ? `: ${displayValue}` : ''}`);
  return { scores, wrong };
}
