import { build } from './lib/build.mjs';

const { code } = await build({ quiet: false });
process.exitCode = code;
