import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './read-config.js';

describe('settings', () => {
  let dataDir: string;
  let file: string;

  beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'shop-'));
    file = join(dataDir, 'file');
    writeFileSync(file, '');
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  const read = (env: Record<string, string>) => readConfig({ DATA_DIR: dataDir, ...env });
  const behindTls = (env: Record<string, string>) => read({ BASE_URL: 'https://shop.example', ...env });

  test('TRUST_PROXY is required with an https BASE_URL, and may be `none`', () => {
    expect(() => behindTls({})).toThrow(/^TRUST_PROXY: is required when BASE_URL is https/);
    expect(behindTls({ TRUST_PROXY: 'none' }).trustProxy).toEqual([]);
    expect(behindTls({ TRUST_PROXY: 'loopback, 10.0.0.0/8' }).trustProxy).toEqual(['loopback', '10.0.0.0/8']);
    expect(read({}).trustProxy).toEqual([]);
    for (const wrong of ['none,10.0.0.1', '10.0.0.0/8/8', '0.0.0.0/0', 'proxy.example']) {
      expect(() => read({ TRUST_PROXY: wrong })).toThrow(/^TRUST_PROXY: must be/);
    }
  });

  test('DATA_DIR is created, but a configured template folder must exist', () => {
    const elsewhere = { DATABASE_URL: 'postgres://db/shop', SESSION_SECRET: 'x'.repeat(40) };
    expect(() => read({ ...elsewhere, DATA_DIR: join(file, 'data') })).toThrow('DATA_DIR: cannot be written (ENOTDIR)');
    expect(() => read({ ...elsewhere, DATA_DIR: file })).toThrow('DATA_DIR: cannot be written (ENOTDIR)');
    expect(() => read({ ...elsewhere, DATA_DIR: '/proc/shop' })).toThrow(/^DATA_DIR: cannot be written/);
    expect(read({ ...elsewhere, DATA_DIR: join(dataDir, 'new', 'folder') }).dataDir).toBe(
      join(dataDir, 'new', 'folder'),
    );
    for (const name of ['TEMPLATE_DIR', 'TEMPLATE_PACKAGE_DIR']) {
      for (const wrong of [file, join(dataDir, 'nothing')])
        expect(() => read({ [name]: wrong })).toThrow(`${name}: must be the path of a folder that exists`);
    }
    expect(read({}).templateDir).toBe(join(process.cwd(), 'overrides'));
  });

  test('SECURITY_CONTACT is an email address or a URI, on one line', () => {
    expect(read({}).securityContact).toBeNull();
    expect(read({ SECURITY_CONTACT: 'security@shop.example' }).securityContact).toBe('mailto:security@shop.example');
    expect(read({ SECURITY_CONTACT: 'https://shop.example/security' }).securityContact).toBe(
      'https://shop.example/security',
    );
    for (const wrong of ['nobody', 'http://shop.example', 'javascript:alert(1)', 'https://shop.example/\nContact: x']) {
      expect(() => read({ SECURITY_CONTACT: wrong })).toThrow(/^SECURITY_CONTACT: must be/);
    }
  });

  test('the API pages are served unless API_DOCS switches them off', () => {
    expect([read({}).apiDocs, read({ API_DOCS: '1' }).apiDocs, read({ API_DOCS: '0' }).apiDocs]).toEqual([
      true,
      true,
      false,
    ]);
    expect(() => read({ API_DOCS: 'maybe' })).toThrow(/^API_DOCS: must be one of/);
  });
});
