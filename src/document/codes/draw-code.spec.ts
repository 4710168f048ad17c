import { drawCode } from './draw-code.js';

const drawing = async (text: string, kind = 'epc'): Promise<string> => {
  const address = await drawCode(text, kind);
  expect(address).toMatch(/^data:image\/svg\+xml;base64,/);
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64').toString('utf8');
};

test('a payment code is drawn as a picture for the page, without a margin', async () => {
  const svg = await drawing('BCD\n002\n1\nSCT');
  expect(svg).toContain('<svg');
  expect(svg).toContain('viewBox="0 0 21 21"');
  expect(await drawing('BCD\n002\n1\nUCT')).not.toBe(svg);
});

test('a payment code has error correction M, with which 331 bytes fit into version 13', async () => {
  // Version 13 holds 425 bytes with error correction L, and 241 bytes with Q.
  expect(await drawing('x'.repeat(331))).toContain('viewBox="0 0 69 69"');
  expect(await drawing('x'.repeat(332))).toContain('viewBox="0 0 73 73"');
});
