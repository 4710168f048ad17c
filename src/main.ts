import 'reflect-metadata';
import { readSettings } from './cli/settings.js';

// wrong settings end the start before the rest is loaded
const settings = readSettings();
const { run } = await import('./cli/run-server.js');
await run(settings);
