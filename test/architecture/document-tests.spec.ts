import { WrittenExamples } from '../fixtures/documents/write-examples.js';

// The tests of the plugins in docs/extending run here as they run for the author of a plugin.
const written = await WrittenExamples.write();
await written.load('gift-card/src/gift-card.gateway.spec.ts');
await written.load('bike/src/bike.provider.spec.ts');
afterAll(() => written.remove());
