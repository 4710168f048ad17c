import { readFileSync } from 'node:fs';

/**
 * Preloaded into the processes of the shop. Their time is the machine's time plus the milliseconds that the file
 * MONTH_CLOCK contains, so that a month passes in a minute. The shop itself has no such setting.
 */
const file = process.env.MONTH_CLOCK;
/** The file is read again after this many milliseconds. */
const READ_AGAIN_MS = 10;
const Machine = Date;
let ahead = 0;
let readAt = -Infinity;

function now() {
  if (performance.now() - readAt > READ_AGAIN_MS) {
    ahead = Number(readFileSync(file, 'utf8')) || ahead;
    readAt = performance.now();
  }
  return Machine.now() + ahead;
}

// A proxy instead of a subclass, so that dates that Node itself creates are instances of it too.
globalThis.Date = new Proxy(Machine, {
  apply: () => new Machine(now()).toString(),
  construct: (target, args, created) =>
    Reflect.construct(target, args.length > 0 ? args : [now()], created === globalThis.Date ? target : created),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
Machine.prototype.constructor = globalThis.Date;
