import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs a short measurement with the built files, as `npm run bench` does after its build. */
async function measure(file: string, ...options: string[]): Promise<string> {
  const { stdout, stderr } = await run(process.execPath, [join('test', 'bench', file), ...options], {
    env: { PATH: process.env['PATH'] },
  });
  expect(stderr).toBe('');
  return stdout;
}

describe('npm run bench', () => {
  const PAGES = ['list', 'category', 'detail', 'categories', 'category as a page'];

  test('the benchmark measures every page of the shop and of the raw server, without failed requests', async () => {
    const output = await measure('run.mjs', '--products', '200', '--rounds', '1', '--seconds', '0.3');
    const lines = [
      ...output.matchAll(/^ +200 {2}(.+?) +ratio +(\S+) .* shop (\d+)\/s, raw (\d+)\/s,.*errors (\d+)$/gm),
    ];
    expect(lines.map(([, label]) => label)).toEqual([
      ...PAGES,
      ...PAGES.map((page) => `${page}, 20 orders/s`),
      'new order',
      'new cart',
      'checkout: new cart, order, pay',
    ]);
    for (const [line, , ratio, shop, raw, errors] of lines) {
      expect([line, Number(errors)]).toEqual([line, 0]);
      for (const rate of [ratio, shop, raw]) expect([line, Number(rate) > 0]).toEqual([line, true]);
    }
    expect(output).toMatch(/memory under load: \d+ MB/);
  });

  test('the hostile benchmark measures orders beside a hostile client', async () => {
    const output = await measure('hostile.mjs', '--products', '200', '--seconds', '1');
    const orders = [...output.matchAll(/^ {2}(orders .+?) +([\d.]+)\/s, p50 .* errors (\d+)$/gm)];
    expect(orders.map(([, label]) => label)).toEqual(['orders alone', 'orders with a hostile client']);
    for (const [line, , rate, errors] of orders) expect([line, Number(rate) > 0, errors]).toEqual([line, true, '0']);
    const [, answered = '{}'] = /the hostile client: \d+ requests, answered (\{.*\})/.exec(output) ?? [];
    const statuses = Object.keys(JSON.parse(answered) as Record<string, number>);
    expect(statuses).not.toEqual([]);
    expect(statuses.filter((status) => status >= '500' && status !== '503')).toEqual([]);
    expect(output).toMatch(/^ {2}hostile bodies: 260 sent, the dearest took \d+ ms of CPU/m);
  });
});
