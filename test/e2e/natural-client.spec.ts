import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { startTestShop, type TestShop } from '#testing';
import { buyByTransfer, ShopClient } from '../fixtures/natural-client.js';
import { address, buyer, makeProduct, offerBankInvoice } from '../fixtures/orders.js';

const order = { customer: buyer, shipping_address: address };

describe('a client with the generated types of the API', () => {
  let shop: TestShop;
  let admin: ShopClient;

  beforeAll(async () => {
    shop = await startTestShop();
    const client = await shop.admin();
    await makeProduct(client, { in_stock: 3 });
    await offerBankInvoice(client);
    const token = await client.post('/api/auth/tokens', { name: 'Natural', scopes: ['admin'] });
    admin = new ShopClient(shop.url, String(token.body.data.token));
  });
  afterAll(() => shop.close());

  it('a typed client lists products, fills a cart, places an order and verifies its bank transfer', async () => {
    expect(await buyByTransfer(new ShopClient(shop.url), admin, order, 1)).toBe('paid');
  });

  it('a typed client explains an error by its code', async () => {
    expect(await buyByTransfer(new ShopClient(shop.url), admin, order, 9)).toBe('Only 2 left');
  });
});

describe('the source of the typed client', () => {
  const path = join(import.meta.dirname, '..', 'fixtures', 'natural-client.ts');
  const program = readFileSync(path, 'utf8');

  it('the typed client has at most 64 lines and no casts', () => {
    expect(program.trimEnd().split('\n').length).toBeLessThanOrEqual(64);
    expect(program.match(/\bas\b(?! its)|\bany\b|\bunknown\b|@ts-|[\w)\]]!(?!=)/g)).toBeNull();
  });

  it('the typed client compiles in strict mode, but not without a branch for each error code of its operation', () => {
    expect(compile(path, program)).toEqual([]);
    expect(compile(path, program.replace("    case 'cart_full':\n", ''))).toEqual([
      expect.stringContaining('"cart_full"'),
    ]);
  });
});

/** The errors of the compiler for a file with this text. */
function compile(path: string, text: string): string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.NodeNext,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const readFile = host.readFile.bind(host);
  host.readFile = (name) => (name === path ? text : readFile(name));
  const program = ts.createProgram([path], options, host);
  const source = program.getSourceFile(path);
  return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
    ({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '),
  );
}
