import { Injectable, type OnModuleInit } from '@nestjs/common';
import { runMigrations } from '../../../src/platform/schema/migrate.js';
import { Jobs } from '../../../src/platform/jobs/jobs.js';
import { createTestDatabase, type TestDatabase } from '../../../libs/testing/database/index.js';
import { eventually, startPlatform, type TestPlatform } from './start-platform.js';

const runs: Array<{ queue: string; n: number; attempt: number; by: string }> = [];
const of = (queue: string, n = 0) => runs.filter((run) => run.queue === queue && run.n === n);

let instances = 0;
/** Name of the instance whose `endless` jobs never end. */
let hangs = '';
/** Ends the running `slow` job. */
let endSlow = (): void => undefined;
const slowMayEnd = new Promise<void>((resolve) => (endSlow = resolve));
/** Ends the running `nightly` job. */
let endNightly = (): void => undefined;
const nightlyMayEnd = new Promise<void>((resolve) => (endNightly = resolve));

@Injectable()
class Work implements OnModuleInit {
  readonly name = `instance ${++instances}`;
  constructor(private readonly jobs: Jobs) {}

  onModuleInit(): void {
    const note = (queue: string, n: number, attempt: number) => void runs.push({ queue, n, attempt, by: this.name });
    this.jobs.define<{ n: number }>('plain', { poll: 0.5 }, async ({ data, attempt }) =>
      note('plain', data.n, attempt),
    );
    this.jobs.define<{ n: number }>('slow', { poll: 0.5, exclusive: true }, async ({ data, attempt }) => {
      note('slow', data.n, attempt);
      await slowMayEnd;
    });
    this.jobs.define<{ n: number }>('stuck', { poll: 0.5, timeout: 1, pause: 1 }, async ({ data, attempt }) => {
      note('stuck', data.n, attempt);
      if (attempt === 1) await new Promise(() => undefined);
    });
    this.jobs.define<{ n: number }>('endless', { poll: 0.5, timeout: 300, pause: 1 }, async ({ data, attempt }) => {
      note('endless', data.n, attempt);
      if (this.name === hangs) await new Promise(() => undefined);
    });
    this.jobs.schedule('nightly', '0 3 * * *', async () => {
      note('nightly', 0, 1);
      await nightlyMayEnd;
    });
  }
}

describe('background jobs', () => {
  let database: TestDatabase;
  let one: TestPlatform;
  let other: TestPlatform;
  let sender: TestPlatform;

  beforeAll(async () => {
    database = await createTestDatabase();
    [one, other, sender] = (await Promise.all(
      ['in-process', 'only', 'off'].map((mode) => startPlatform({ providers: [Work] }, { WORKER: mode }, database.url)),
    )) as [TestPlatform, TestPlatform, TestPlatform];
  });
  afterAll(async () => {
    await Promise.all([one, other, sender].map((platform) => platform.close()));
    await database.drop();
  });

  /** Waits until the queue has no waiting or running job. */
  const finished = (queue: string) =>
    eventually(
      async () =>
        (await one.db.query(`SELECT FROM pgboss.job WHERE name = $1 AND state < 'completed'`, [queue])).length === 0,
    );

  it('a job that an instance without workers sends is run by another instance', async () => {
    await sender.app.get(Jobs).send('plain', { n: 1 });
    const [run] = await eventually(() => of('plain', 1).length > 0 && of('plain', 1));
    expect(run!.by).not.toBe(sender.app.get(Work).name);
  });

  it('several jobs with the same id run once', async () => {
    const id = '0197f0a2-6c1e-7b1c-9a3e-2f6f1c0d9e11';
    const sent = await Promise.all(
      [one, other, sender].map(({ app }) => app.get(Jobs).send('plain', { n: 2 }, { id })),
    );
    expect(sent.filter(Boolean)).toHaveLength(1);
    await finished('plain');
    expect(of('plain', 2)).toHaveLength(1);
  });

  it('only one job with the same singleton key is queued or running at a time', async () => {
    const sent = await Promise.all(
      [one, other].map(({ app }) => app.get(Jobs).send('slow', { n: 3 }, { singletonKey: 'k' })),
    );
    expect(sent.filter(Boolean)).toHaveLength(1);
    await eventually(() => of('slow', 3).length);
    expect(await one.app.get(Jobs).send('slow', { n: 3 }, { singletonKey: 'k' })).toBeNull();
    endSlow();
  });

  it('a job that exceeds its time limit is run again', async () => {
    await one.app.get(Jobs).send('stuck', { n: 4 });
    await eventually(() => of('stuck', 4).length === 2);
    expect(of('stuck', 4).map(({ attempt }) => attempt)).toEqual([1, 2]);
  });

  it('a scheduled job is known to all instances and runs in one of them', async () => {
    const [row] = await one.db.query<{ cron: string; timezone: string }>(
      `SELECT cron, timezone FROM pgboss.schedule WHERE name = 'nightly'`,
    );
    expect(row).toEqual({ cron: '0 3 * * *', timezone: 'UTC' });
    await Promise.all([one, other].map(({ app }) => app.get(Jobs).send('nightly', {}, { singletonKey: 'nightly' })));
    await eventually(() => of('nightly').length);
    endNightly();
    await finished('nightly');
    expect(of('nightly')).toHaveLength(1);
  });

  it('a job that is running when its instance stops is returned to the queue and run by another instance', async () => {
    const third = await startPlatform({ providers: [Work] }, {}, database.url);
    hangs = third.app.get(Work).name;
    let n = 100;
    // Any instance may take a job, so jobs are sent until the third instance has taken one.
    await eventually(async () => {
      const sent = ++n;
      await third.app.get(Jobs).send('endless', { n: sent });
      await eventually(() => of('endless', sent).length);
      return runs.some((run) => run.queue === 'endless' && run.by === hangs);
    });
    const taken = runs.find((run) => run.queue === 'endless' && run.by === hangs)!;
    // Closing must not wait for the job, which never ends.
    await third.close();
    await eventually(() => of('endless', taken.n).find(({ attempt }) => attempt === 2));
  });

  it('the schema of the job queue can be migrated again, also by several processes at once', async () => {
    await Promise.all([runMigrations(database.url), runMigrations(database.url)]);
  });
});
