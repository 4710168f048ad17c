import { Newest } from './newest.js';

/** Work that ends when it is told to, or when it is given up. */
function work(): { readonly run: (signal: AbortSignal) => Promise<string>; readonly end: (result: string) => void } {
  let end: (result: string) => void = () => undefined;
  const run = (signal: AbortSignal): Promise<string> =>
    new Promise((resolve) => {
      end = resolve;
      signal.addEventListener('abort', () => resolve('given up'));
    });
  return { run, end: (result) => end(result) };
}

describe('The newest of several runs', () => {
  it('ends the one before it, which then waits for it and has its result', async () => {
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

  it('has its own result when no other one has begun', async () => {
    const newest = new Newest<string>();
    const only = work();
    const result = newest.run(only.run);
    only.end('only');
    expect(await result).toBe('only');
  });

  it('may be ended without a next one', async () => {
    const newest = new Newest<string>();
    const result = newest.run(work().run);
    newest.end();
    expect(await result).toBe('given up');
  });
});
