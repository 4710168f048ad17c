import { createRunner } from 'jest-light-runner';

// workers are forked with the flags of this process
process.execArgv.push('--import', new URL('keep-worker-data.mjs', import.meta.url).href);

/** Each file in a Node process without jest's own module loader (ADR 0014). */
export default createRunner({ runtime: 'child_process' });
