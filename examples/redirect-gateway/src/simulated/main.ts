#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { SimulatedProvider } from './simulated-provider.js';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4010' },
    'api-key': { type: 'string' },
    'webhook-secret': { type: 'string' },
  },
});
const provider = await SimulatedProvider.start({
  port: Number(values.port),
  ...(values['api-key'] && { apiKey: values['api-key'] }),
  ...(values['webhook-secret'] && { webhookSecret: values['webhook-secret'] }),
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void provider.close());
process.stdout.write(
  `The simulated provider is listening. Settings of the method: ${JSON.stringify(provider.settings)}\n`,
);
