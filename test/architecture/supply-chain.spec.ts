import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Ajv } from 'ajv';

interface Sbom {
  readonly metadata: { readonly component: { readonly name: string; readonly version: string } };
  readonly components: ReadonlyArray<{ readonly name: string; readonly version: string; readonly purl: string }>;
}

interface Audited {
  readonly code: number;
  readonly lines: readonly string[];
}

// The scripts are plain JavaScript, which is not compiled.
const lib = <T>(name: string): Promise<T> =>
  import(new URL(`../../scripts/lib/${name}.mjs`, import.meta.url).href) as Promise<T>;
const project = JSON.parse(readFileSync('package.json', 'utf8')) as Record<'name' | 'version', string> &
  Record<'dependencies' | 'devDependencies', Record<string, string>>;

describe('the bill of materials', () => {
  let sbom: Sbom;
  beforeAll(async () => {
    const { makeSbom } = await lib<{ makeSbom: (bundled: string[]) => Promise<Sbom> }>('sbom');
    sbom = await makeSbom(['@dnd-kit/core']);
  });

  test('the bill of materials is valid CycloneDX 1.5', () => {
    const schemas = join(
      dirname(createRequire(import.meta.url).resolve('@cyclonedx/cyclonedx-library/package.json')),
      'res',
      'schema',
    );
    const read = (name: string): object =>
      JSON.parse(readFileSync(join(schemas, `${name}.SNAPSHOT.schema.json`), 'utf8')) as object;
    const beside = Object.fromEntries(
      ['spdx', 'jsf-0.82'].map((name) => [
        `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`,
        { ...read(name), $id: undefined },
      ]),
    );
    const ajv = new Ajv({ strict: false, validateFormats: false, schemas: beside });
    const isValid = ajv.compile(read('bom-1.5'));
    expect([isValid(sbom), isValid.errors]).toEqual([true, null]);
    expect(isValid({ ...sbom, components: [{ name: 'without a type' }] })).toBe(false);
  });

  test('the bill of materials lists production and bundled packages with exact versions, and no development tools', () => {
    expect(sbom.metadata.component).toMatchObject({ name: project.name, version: project.version });
    const listed = new Set(sbom.components.map(({ purl }) => decodeURIComponent(purl.split('?')[0]!)));
    const purlOf = ([name, version]: [string, string]): string =>
      `pkg:npm/${version.startsWith('npm:') ? version.slice(4) : `${name}@${version}`}`;
    expect(
      Object.entries(project.dependencies)
        .map(purlOf)
        .filter((purl) => !listed.has(purl)),
    ).toEqual([]);
    // 999 is the version of the project's own empty packages, which replace packages that are never loaded
    expect(sbom.components.filter(({ version }) => /\.999\./.test(version))).toEqual([]);
    // Some tools are dependencies of production packages too; those listed here are not.
    const tools = ['@dnd-kit/core', 'jest', 'eslint', 'fast-check', 'dependency-cruiser', '@nestjs/cli'];
    expect(tools.filter((name) => listed.has(purlOf([name, project.devDependencies[name]!])))).toEqual([
      '@dnd-kit/core',
    ]);
  });
});

test('packages that are never loaded are replaced by the project’s own empty packages', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { link?: boolean; resolved?: string }>;
  };
  const absent = ['@napi-rs/canvas', 'ejs', 'handlebars', 'mjml', 'nunjucks', 'preview-email', 'pug'];
  for (const name of absent) {
    const installed = Object.entries(packages).filter(([path]) => path.endsWith(`node_modules/${name}`));
    expect(installed).toMatchObject([[`node_modules/${name}`, { link: true }]]);
    expect(installed[0]![1].resolved).toMatch(/^libs\/absent\//);
  }
});

describe('the third-party notices', () => {
  /** Licenses that require no notice besides the license file of the package. */
  const PLAIN = new Set(
    '0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 ISC MIT MIT-0 PSF-2.0 Python-2.0 Unicode-DFS-2016 Unlicense'.split(
      ' ',
    ),
  );
  const isPlain = (license: string): boolean =>
    license.split(' OR ').some((one) => PLAIN.has(one.replace(/[()]/g, '').trim()));

  test('THIRD-PARTY-NOTICES.md names every production package whose license requires a notice', () => {
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
      packages: Record<string, { dev?: boolean; license?: string }>;
    };
    const notices = readFileSync('THIRD-PARTY-NOTICES.md', 'utf8');
    const patterns = [...notices.matchAll(/`(@?[\w./*-]+)`|^\| ([a-z][\w-]+),/gm)].map(
      ([, quoted, plain]) => new RegExp(`^${(quoted ?? plain)!.replace(/\./g, '\\.').replaceAll('*', '.*')}$`),
    );
    const missing = Object.entries(packages)
      .filter(([path, { dev, license }]) => path.includes('node_modules/') && !dev && license && !isPlain(license))
      .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length))
      .filter((name) => !patterns.some((pattern) => pattern.test(name)));
    expect(missing).toEqual([]);
  });
});

describe('.ci/run', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'ci-run-'));
    const npm =
      '#!/bin/sh\n[ "$2" = audit ] || [ "$3" = audit ] && { echo audited; exit "$AUDIT"; }\necho checked; exit "$CHECK"\n';
    writeFileSync(join(folder, 'npm'), npm, { mode: 0o755 });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each([
    ['passes', 'no vulnerability is known', 0, 0, 0],
    ['passes', 'the registry cannot be reached', 3, 0, 0],
    ['passes', 'it reports a known vulnerability', 1, 0, 0],
    ['fails', 'the list of accepted vulnerabilities is invalid', 2, 0, 2],
    ['fails', 'a check fails', 3, 1, 1],
  ])('.ci/run %s when %s, after it ran all checks', (_, __, audit, check, code) => {
    const { status, stdout } = spawnSync('bash', ['.ci/run'], {
      env: { PATH: `${folder}:${process.env['PATH']}`, AUDIT: String(audit), CHECK: String(check) },
      encoding: 'utf8',
    });
    expect([status, stdout.trim().split('\n')]).toEqual([code, ['audited', 'checked']]);
  });
});

describe('npm run audit', () => {
  const ADVISORY = 'GHSA-aaaa-bbbb-cccc';
  let registry: Server;
  let folder: string;
  let answer: { status: number; body: object };
  /** The versions that the registry offers of every package. */
  let published: string[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'audit-'));
    registry = createServer((request, response) => {
      request.resume();
      const isAudit = request.method === 'POST' && request.url === '/-/npm/v1/security/advisories/bulk';
      const name = decodeURIComponent(request.url!.slice(1));
      const versions = Object.fromEntries(
        published.map((version) => [version, { name, version, dist: { tarball: '', shasum: '' } }]),
      );
      const packument = { name, 'dist-tags': { latest: published.at(-1) }, versions };
      response
        .writeHead(isAudit ? answer.status : 200, { 'content-type': 'application/json' })
        .end(JSON.stringify(isAudit ? answer.body : packument));
    }).listen(0, '127.0.0.1');
    await once(registry, 'listening');
  });
  afterAll(() => {
    registry.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function audited(accepted: object[] = []): Promise<Audited> {
    const { audit } = await lib<{ audit: (options: object) => Promise<Audited> }>('audit');
    const acceptedFile = join(folder, 'accepted.json');
    writeFileSync(acceptedFile, JSON.stringify(accepted));
    const env = {
      npm_config_registry: `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`,
      npm_config_cache: join(folder, 'cache'),
      npm_config_fetch_retries: '0',
    };
    return audit({ env, acceptedFile });
  }

  const finding = {
    id: 1,
    url: `https://github.com/advisories/${ADVISORY}`,
    title: 'Pollution',
    severity: 'high',
    vulnerable_versions: '<99.0.0',
    cwe: [],
    cvss: { score: 7, vectorString: null },
  };

  test('npm run audit exits with 0 if no vulnerability is known', async () => {
    answer = { status: 200, body: {} };
    expect(await audited()).toEqual({ code: 0, lines: ['No known vulnerabilities.'] });
  });

  test('npm run audit exits with 1 if a vulnerability is known, and reports whether an update fixes it', async () => {
    // The package qs is a dependency of Express and of others, and 6.99.0 satisfies their ranges.
    answer = { status: 200, body: { qs: [{ ...finding, vulnerable_versions: '<6.99.0' }] } };
    published = ['6.99.0'];
    expect(await audited()).toEqual({
      code: 1,
      lines: [
        expect.stringMatching(`^high: qs .*Pollution.*${ADVISORY}.*: fixed by an update$`),
        expect.stringMatching(/^Known vulnerabilities: 1\./),
      ],
    });
    published = [];
    expect((await audited()).lines[0]).toMatch(/^high: qs .*: no fix yet$/);
    const accepted = { advisory: ADVISORY, package: 'qs', adr: 'docs/adr/0007-dependencies.md' };
    expect(await audited([accepted])).toEqual({
      code: 0,
      lines: ['No known vulnerabilities but 1 that are accepted.'],
    });
  });

  test('npm run audit accepts vulnerabilities listed with an ADR, reports stale entries and rejects a missing ADR', async () => {
    const { judge } = await lib<{ judge: (found: object[], accepted: object[]) => Audited }>('audit');
    const entry = { advisory: ADVISORY, package: 'lodash', adr: 'docs/adr/0007-dependencies.md' };
    expect(judge([{ ...finding, name: 'lodash', advisory: ADVISORY }], [entry])).toEqual({
      code: 0,
      lines: ['No known vulnerabilities but 1 that are accepted.'],
    });
    expect(judge([{ ...finding, name: 'qs', advisory: ADVISORY }], [entry]).code).toBe(1);
    expect(judge([], [entry]).lines[0]).toContain('No longer found');
    expect((await audited([{ ...entry, adr: 'docs/adr/9999-nothing.md' }])).code).toBe(2);
  });

  test('npm run audit exits with 3 and reports that nothing was checked if the registry has no audit', async () => {
    answer = { status: 405, body: {} };
    const { code, lines } = await audited();
    expect([code, lines[0]]).toEqual([3, expect.stringContaining('nothing was checked')]);
  });

  test('npm run audit exits with 3 and reports that nothing was checked if the registry cannot be reached', async () => {
    const { audit } = await lib<{ audit: (options: object) => Promise<Audited> }>('audit');
    // No server listens on this port.
    const env = { npm_config_registry: 'http://127.0.0.1:1/', npm_config_cache: join(folder, 'cache') };
    const { code, lines } = await audit({ env });
    expect([code, lines[0]]).toEqual([3, expect.stringContaining('nothing was checked')]);
  });
});
