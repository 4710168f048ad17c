import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { runCommand } from './cli/run-command.js';
import { ScheduledJobs } from './platform/jobs/scheduled-jobs.js';

/** `npm run job -- NAME`: runs a scheduled job once, now, and prints its result as one JSON line on stdout. */
await runCommand({
  read: readName,
  usage: 'Usage: npm run --silent job -- NAME',
  async run({ url, settings, plugins, print }, name) {
    const { AppModule } = await import('./app.module.js');
    // This process runs only the named job; the server runs the others.
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
