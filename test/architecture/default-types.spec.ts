import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import { examples } from '../fixtures/documents/examples.js';

const root = join(import.meta.dirname, '..', '..');

/** Requests and answers as a developer would write them, without casts. */
const PROGRAM = `
import type { operations } from './schema.js';

type Parameters<Id extends keyof operations> = operations[Id]['parameters'];
type Query<Id extends keyof operations> = NonNullable<Parameters<Id>['query']>;
type Body<Id extends keyof operations> = operations[Id] extends {
  requestBody?: { content: { 'application/json': infer Sent } };
}
  ? Sent
  : never;

export const filter: Query<'listProducts'> = { category: 3, in_stock: 1, attributes: { color: ['red', 'green'], size: 'S' } };
export const byAlias: Query<'listProducts'> = { category: 'tea', featured: true, lang: 'uk' };
export const product: Parameters<'getProduct'>['path'] = { id: 12 };
export const overdue: Query<'listOrders'> = { overdue: 1, created_from: '2026-11-01' };
export const guest: Parameters<'getOrder'> = { path: { id: 7 }, query: { key: 'k' }, header: { 'X-Order-Key': 'k' } };
export const unchanged: Parameters<'listProducts'>['header'] = { 'If-None-Match': '"tag"' };

export const pay: Body<'payOrder'> = { order_id: 7, payment_method: 'card', card_token: 'tok' };
export const verify: Body<'verifyPayment'> = {};
export const status: Body<'updateOrderStatus'> = { status: 'processing' };
export const cancel: Body<'cancelOrder'> = { reason: 'Ordered twice' };
export const fastOrder: Body<'createFastOrder'> = { product_id: 12, phone: '+380441234567' };
export const method: Body<'updatePaymentMethod'> = { bank_name: 'Quiet Bank' };
export const price: Body<'updateProduct'> = { price_special: 9.5 };

type Placed = operations['createOrder']['responses'][201]['content']['application/json'];
export const keyOf = (placed: Placed): string => placed.data.key;

type Refused = operations['addToCart']['responses'][409]['content']['application/json'];
export const available = (refused: Refused): number =>
  refused.code === 'insufficient_stock' ? refused.available : 0;
`;

/** The client of docs/typed-client.md. */
const RECIPE = examples('ts', '').get('my-client/buy.ts')!;

test('with the default types of openapi-typescript, clients compile in strict mode, and so does the documented client', async () => {
  const document = JSON.parse(readFileSync(join(root, 'openapi.json'), 'utf8')) as OpenAPI3;
  const files: Record<string, string> = {
    [join(root, 'test', 'client.ts')]: PROGRAM,
    [join(root, 'test', 'schema.ts')]: astToString(await openapiTS(document)),
    [join(root, 'test', 'shop-api.ts')]: "export * from './schema.js';",
    [join(root, 'test', 'buy.ts')]: RECIPE,
    // The documented client has types for answers and errors, so that each of these changes is a type error.
    [join(root, 'test', 'wrong.ts')]: RECIPE.replace("'insufficient_stock'", "'insufficient'").replace(
      'quantity: 1',
      'quantity: []',
    ),
  };
  expect(compile(files)).toEqual([
    expect.stringMatching(/^\d+: Type 'never\[\]' is not assignable to type 'number'/),
    expect.stringMatching(/^\d+: This comparison appears to be unintentional/),
    expect.stringMatching(/^\d+: Property 'available' does not exist/),
  ]);
});

/** What the compiler says about these files, which exist in memory only. */
function compile(files: Readonly<Record<string, string>>): string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.NodeNext,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.readFile = (name) => files[name] ?? readFile.call(host, name);
  host.fileExists = (name) => name in files || fileExists.call(host, name);
  const program = ts.createProgram(Object.keys(files), options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText, start = 0, file }) => {
    const { line } = file?.getLineAndCharacterOfPosition(start) ?? { line: 0 };
    return `${line + 1}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}
