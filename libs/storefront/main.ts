// The shop's script as shop.js: runs as a plain script and as a module.
import { findBase } from './base.js';
import { start } from './start.js';

start(findBase());
