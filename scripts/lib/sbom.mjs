import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { npm } from './npm.mjs';
import { at } from './project.mjs';

const DEVELOPMENT = 'cdx:npm:package:development';
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/**
 * The software bill of materials, CycloneDX 1.5: the production packages of package-lock.json, and development packages
 * that are bundled into browser code. Works offline.
 * @throws Error if npm cannot create it (npm 10 or later can)
 */
export async function makeSbom(bundled = readBundled()) {
  const { code, stdout, stderr } = await npm([
    'sbom',
    '--sbom-format=cyclonedx',
    '--sbom-type=application',
    '--package-lock-only',
  ]);
  if (code !== 0) throw new Error(`npm sbom failed: ${stderr.trim().split('\n').at(-1)}`);
  const made = JSON.parse(stdout);
  const absent = readAbsent();
  const isShipped = ({ purl, name, properties = [] }) =>
    bundled.includes(name) ||
    (!absent.has(decodeURIComponent(purl)) && !properties.some((property) => property.name === DEVELOPMENT));
  const components = made.components.filter(isShipped);
  const { component } = made.metadata;
  const refs = new Set([component['bom-ref'], ...components.map((one) => one['bom-ref'])]);
  return {
    ...made,
    // npm writes the name of the folder here; this is the name of the project.
    metadata: { ...made.metadata, component: { ...component, name: readJson(at('package.json')).name } },
    components,
    dependencies: made.dependencies
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) })),
  };
}

/** Writes the bill of materials; if that fails, the build continues with a warning. */
export async function writeSbom(file = at('dist', 'sbom.cdx.json')) {
  try {
    const sbom = await makeSbom();
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`);
  } catch (error) {
    process.stderr.write(`dist/sbom.cdx.json was not made: ${error.message}\n`);
  }
}

/** Package URLs of the empty replacement packages, which ship no code and are not listed. */
function readAbsent() {
  const folders = readdirSync(at('libs', 'absent')).map((folder) =>
    readJson(at('libs', 'absent', folder, 'package.json')),
  );
  return new Set(folders.map(({ name, version }) => `pkg:npm/${name}@${version}`));
}

/** Names of the packages in the bundles, as written by npm run build. */
function readBundled() {
  const file = at('dist', 'panel', 'bundled.json');
  return existsSync(file) ? readJson(file) : [];
}
