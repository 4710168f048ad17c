import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { runCommand } from './cli/run-command.js';
import { ScheduledJobs } from './platform/jobs/scheduled-jobs.js';

/**
 * `npm run job -- NAME`: one run of a scheduled job now, with what it did as one JSON line on stdout and nothing else
 * there.
 */
await runCommand({
  read: readName,
  usage: 'Usage: npm run --silent job -- NAME',
  async run({ url, settings, plugins, print }, name) {
    const { AppModule } = await import('./app.module.js');
    // it runs only that job: the server runs the others
    const config = Object.assign(Object.create(Object.getPrototypeOf(settings) as object), settings, {
      databaseUrl: url,
      worker: 'off',
    });
    const app = await NestFactory.createApplicationContext(AppModule.with(config, { plugins }), {
      logger: ['error'],
      abortOnError: false,
    });
    try {
      const jobs = app.get(ScheduledJobs);
      if (!jobs.names.includes(name)) return `There is no job ${name}. Jobs: ${jobs.names.join(', ') || 'none'}`;
      print(JSON.stringify(await jobs.run(name)));
      return null;
    } finally {
      await app.close();
    }
  },
});

function readName(args: string[]): string {
  const [name, ...more] = args;
  if (!name || more.length > 0) throw new Error('Name one job.');
  return name;
}
