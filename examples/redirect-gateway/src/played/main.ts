#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { PlayedProvider } from './played-provider.js';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4010' },
    'api-key': { type: 'string' },
    'webhook-secret': { type: 'string' },
  },
});
const provider = await PlayedProvider.start({
  port: Number(values.port),
  ...(values['api-key'] && { apiKey: values['api-key'] }),
  ...(values['webhook-secret'] && { webhookSecret: values['webhook-secret'] }),
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void provider.close());
process.stdout.write(`The played provider listens. Settings of the method: ${JSON.stringify(provider.settings)}\n`);
