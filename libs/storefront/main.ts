// The shop's script as shop.js, which runs as a classic script and as a module.
import { findBase } from './base.js';
import { start } from './start.js';

start(findBase());
