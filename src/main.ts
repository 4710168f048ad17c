import 'reflect-metadata';
import { run } from './cli/run-server.js';

await run();
