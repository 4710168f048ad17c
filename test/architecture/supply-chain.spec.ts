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

// plain JavaScript, which is not compiled
const lib = <T>(name: string): Promise<T> =>
  import(new URL(`../../scripts/lib/${name}.mjs`, import.meta.url).href) as Promise<T>;
const project = JSON.parse(readFileSync('package.json', 'utf8')) as Record<'name' | 'version', string> &
  Record<'dependencies' | 'devDependencies', Record<string, string>>;

describe('The bill of materials', () => {
  let sbom: Sbom;
  beforeAll(async () => {
    const { makeSbom } = await lib<{ makeSbom: (bundled: string[]) => Promise<Sbom> }>('sbom');
    sbom = await makeSbom(['@dnd-kit/core']);
  });

  test('is valid CycloneDX 1.5', () => {
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

  test('lists production and bundled packages with exact versions, and no other tool', () => {
    expect(sbom.metadata.component).toMatchObject({ name: project.name, version: project.version });
    const listed = new Set(sbom.components.map(({ purl }) => decodeURIComponent(purl.split('?')[0]!)));
    const purlOf = ([name, version]: [string, string]): string =>
      `pkg:npm/${version.startsWith('npm:') ? version.slice(4) : `${name}@${version}`}`;
    expect(
      Object.entries(project.dependencies)
        .map(purlOf)
        .filter((purl) => !listed.has(purl)),
    ).toEqual([]);
    // replaced by an empty package of the project
    expect(sbom.components.filter(({ version }) => /\.999\./.test(version))).toEqual([]);
    // a tool may come with a package of production too; these do not
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

describe('The third-party notices', () => {
  /** Licenses that require no notice beside the license file of the package. */
  const PLAIN = new Set(
    '0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 ISC MIT MIT-0 PSF-2.0 Python-2.0 Unicode-DFS-2016 Unlicense'.split(
      ' ',
    ),
  );
  const isPlain = (license: string): boolean =>
    license.split(' OR ').some((one) => PLAIN.has(one.replace(/[()]/g, '').trim()));

  test('name every production package whose license requires a notice', () => {
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
    ['passes', 'nothing is known', 0, 0, 0],
    ['passes', 'the registry cannot be asked', 3, 0, 0],
    ['passes', 'a vulnerability is known, which it prints', 1, 0, 0],
    ['fails', 'the list of accepted ones is wrong', 2, 0, 2],
    ['fails', 'a check fails', 3, 1, 1],
  ])('%s when %s, after all checks', (_, __, audit, check, code) => {
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
  /** The versions that the registry has of every package. */
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

  test('ends with 0 when nothing is known', async () => {
    answer = { status: 200, body: {} };
    expect(await audited()).toEqual({ code: 0, lines: ['No known vulnerabilities.'] });
  });

  test('ends with 1 when something is, and says whether an update fixes it or an ADR has to accept it', async () => {
    // qs is a package of Express and of others, in ranges that 6.99.0 is in
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

  test('takes what an ADR accepts, says when it is no longer found, and refuses a list without one', async () => {
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

  test('says that nothing was checked, and ends with 3, where the registry has no audit', async () => {
    answer = { status: 405, body: {} };
    const { code, lines } = await audited();
    expect([code, lines[0]]).toEqual([3, expect.stringContaining('nothing was checked')]);
  });

  test('exits with 3 if the registry cannot be reached', async () => {
    const { audit } = await lib<{ audit: (options: object) => Promise<Audited> }>('audit');
    // a port that nothing listens on
    const env = { npm_config_registry: 'http://127.0.0.1:1/', npm_config_cache: join(folder, 'cache') };
    const { code, lines } = await audit({ env });
    expect([code, lines[0]]).toEqual([3, expect.stringContaining('nothing was checked')]);
  });
});
