import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { OpenAPIObject } from '@nestjs/swagger';
import { projectFolder } from '../../config/project-folder.js';
import { cutDocument, CUTS } from './cut-document.js';
import { operationsOf } from './operations.js';

const whole = JSON.parse(readFileSync(projectFolder('openapi.json'), 'utf8')) as OpenAPIObject;

const namesOf = (document: OpenAPIObject): string[] =>
  operationsOf(document).map(({ operation }) => operation.operationId ?? '');

describe('a part of the API document', () => {
  const [storefront, administration] = CUTS.map((cut) => cutDocument(whole, cut)) as [OpenAPIObject, OpenAPIObject];

  it('each operation of the API document is in exactly one of its two parts', () => {
    expect([...namesOf(storefront), ...namesOf(administration)].sort()).toEqual(namesOf(whole).sort());
  });

  it('one part of the API document has the operations of guests and customers, the other part has all others', () => {
    expect(namesOf(storefront)).toEqual(expect.arrayContaining(['listProducts', 'addToCart', 'listOwnAddresses']));
    expect(namesOf(administration)).toEqual(expect.arrayContaining(['createProduct', 'refundOrder', 'verifyPayment']));
  });

  it.each(CUTS)('a part of the API document has every component that it refers to, and no other: %s', (cut) => {
    const part = cutDocument(whole, cut);
    const { securitySchemes: _, ...components } = part.components as Record<string, object>;
    const listed = Object.entries(components).flatMap(([kind, named]) =>
      Object.keys(named).map((name) => `#/components/${kind}/${name}`),
    );
    const used = [...JSON.stringify(part).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference);
    expect(listed.sort()).toEqual([...new Set(used)].sort());
  });

  it.each(CUTS)('a part of the API document has less than 300 KB as it is served: %s', (cut) => {
    expect(gzipSync(JSON.stringify(cutDocument(whole, cut))).length).toBeLessThan(300_000);
  });
});
