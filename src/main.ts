import 'reflect-metadata';
import { readSettings } from './cli/settings.js';

// Wrong settings end the start before the other modules are loaded.
const settings = await readSettings();
const { run } = await import('./cli/run-server.js');
await run(settings);
