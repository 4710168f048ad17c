import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Type } from '@nestjs/common';
import ts from 'typescript';
import { PAYMENT_GATEWAY, SHIPPING_PROVIDER, SHOP_PLUGIN, type ShopPluginDeclaration } from '#contracts';
import { plugins } from '../../src/plugins.js';

const root = join(import.meta.dirname, '..', '..');

/** The gateways and providers themselves, the demo shop that configures them, and examples in documents. */
const exempt =
  /^(src\/payment\/gateways|src\/shipping\/providers|src\/demo|libs\/api-types)\/|\.(spec|d|examples?)\.tsx?$/;

/**
 * In the API, `bank_invoice` is also the name of one of the dashboard's first steps, which is done by any method with
 * bank details.
 */
const namesOfTheApi = [
  'src/admin/dashboard/http/first-steps.response.ts bank_invoice',
  'src/admin/screens/dashboard/first-steps.tsx bank_invoice',
];

/** Keys of all gateways and shipping providers that are part of the shop. */
const keys = plugins.flatMap((plugin) => {
  const { providers = [] } = Reflect.getMetadata(SHOP_PLUGIN, plugin) as ShopPluginDeclaration;
  return (providers as Array<Type<{ readonly key: string }>>)
    .filter((one) => [PAYMENT_GATEWAY, SHIPPING_PROVIDER].some((marker) => Reflect.getMetadata(marker, one) === true))
    .map((Provider) => new Provider().key);
});

const filesOf = (folder: string, ending: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => ending.test(path) && !/(^|\/)(dist|node_modules)\//.test(path) && !exempt.test(path));

/** Keys in string literals (alone, in a path or in SQL) and in names of properties. */
function keysIn(text: string): string[] {
  const source = ts.createSourceFile('file.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    // import rules cover imports of gateways; the examples of error details name a method
    if (ts.isImportDeclaration(node) || (ts.isPropertyAssignment(node) && node.name.getText() === 'details')) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      found.push(...keys.filter((key) => new RegExp(`(^|[/'"])${key}($|[/'"])`).test(node.text)));
    const name =
      ts.isPropertyAccessExpression(node) || ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)
        ? node.name
        : null;
    if (name && ts.isIdentifier(name) && keys.includes(name.text)) found.push(name.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

test('the keys of the built-in gateways and shipping providers are cash, bank_invoice, pickup and flat_rate', () => {
  expect(keys).toEqual(['cash', 'bank_invoice', 'pickup', 'flat_rate']);
});

test('the core of src and libs names no gateway and no shipping provider by its key', () => {
  const paths = [...filesOf('src', /\.tsx?$/), ...filesOf('libs', /\.tsx?$/)];
  expect(paths.length).toBeGreaterThan(500);
  const found = paths.flatMap((path) => keysIn(readFileSync(join(root, path), 'utf8')).map((key) => `${path} ${key}`));
  expect([...new Set(found)].filter((one) => !namesOfTheApi.includes(one))).toEqual([]);
});

test('no template in views names a gateway or shipping provider by its key, except those in views/payment', () => {
  const found = filesOf('views', /\.liquid$/)
    .filter((path) => !path.startsWith(join('views', 'payment')))
    .flatMap((path) => {
      const text = readFileSync(join(root, path), 'utf8').replace(/\{%-?\s*comment.*?endcomment\s*-?%\}/gs, '');
      return keys.filter((key) => new RegExp(`['"]${key}['"]`).test(text)).map((key) => `${path} ${key}`);
    });
  expect(found).toEqual([]);
});

test.each([
  ["if (method.provider === 'cash') refuse();", 'cash'],
  ["const active = ['none', 'bank_invoice'];", 'bank_invoice'],
  ['const titles = { pickup: 1 };', 'pickup'],
  ['const settings = methods.flat_rate;', 'flat_rate'],
  ["render('payment/bank_invoice');", 'bank_invoice'],
  ["const sql = `UPDATE t SET a = ${1} WHERE method = 'cash'`;", 'cash'],
  ['const link = <Place to="pickup" />;', 'pickup'],
])('a key of a gateway or shipping provider is reported in %s', (code, key) => {
  expect(keysIn(code)).toEqual([key]);
});

test.each([
  "import { CashPlugin } from './payment/gateways/cash/cash.gateway.js';",
  "const label = 'Pay in cash, please';",
  '/** Such as cash, `bank_invoice` or pickup. */ const one = 1;',
  "const errors = { method_built_in: { status: 409, details: { key: 'cash' } } };",
])('no key of a gateway or shipping provider is reported in %s', (code) => {
  expect(keysIn(code)).toEqual([]);
});
