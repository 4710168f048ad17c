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
  it('a newer run aborts the run before it, which then resolves with the result of the newer run', async () => {
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

  it('a run resolves with its own result if no newer run has begun', async () => {
    const newest = new Newest<string>();
    const only = work();
    const result = newest.run(only.run);
    only.end('only');
    expect(await result).toBe('only');
  });

  it('a run can be aborted without a newer run', async () => {
    const newest = new Newest<string>();
    const result = newest.run(work().run);
    newest.end();
    expect(await result).toBe('given up');
  });
});
