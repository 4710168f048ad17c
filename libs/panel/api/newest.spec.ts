import { Newest } from './newest.js';

/** Work that ends when `done` is called, or when it is aborted. */
function work(): { readonly run: (signal: AbortSignal) => Promise<string>; readonly end: (result: string) => void } {
  let end: (result: string) => void = () => undefined;
  const run = (signal: AbortSignal): Promise<string> =>
    new Promise((resolve) => {
      end = resolve;
      signal.addEventListener('abort', () => resolve('given up'));
    });
  return { run, end: (result) => end(result) };
}

describe('the newest of several runs', () => {
  it('a newer run ends the one before it, which then waits for the newer one and has its result', async () => {
    const newest = new Newest<string>();
    const [first, second] = [work(), work()];
    const results: string[] = [];
    const both = [first, second].map(async ({ run }) => results.push(await newest.run(run)));
    await new Promise((resolve) => setTimeout(resolve));
    expect(results).toEqual([]);
    second.end('second');
    await Promise.all(both);
    expect(results).toEqual(['second', 'second']);
  });

  it('a run has its own result if no newer one has begun', async () => {
    const newest = new Newest<string>();
    const only = work();
    const result = newest.run(only.run);
    only.end('only');
    expect(await result).toBe('only');
  });

  it('a run can be ended without a newer one', async () => {
    const newest = new Newest<string>();
    const result = newest.run(work().run);
    newest.end();
    expect(await result).toBe('given up');
  });
});
