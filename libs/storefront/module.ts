// The shop's script as shop.mjs: import { shop } from '…/storefront/shop.mjs'
import { baseOf, findBase } from './base.js';
import { start } from './start.js';

export const shop = start(baseOf(import.meta.url) ?? findBase());
