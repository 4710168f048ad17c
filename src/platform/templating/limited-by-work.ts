import { Context, type Liquid } from 'liquidjs';

/**
 * The variables of one of the shop's own pages, whose limit counts the processor's time: the engine's is by the clock,
 * which goes on while a busy machine works for others, and would replace the page by the short one that is built in.
 * What this process does meanwhile for other requests counts, too. A project's template, which may loop, is limited by
 * the clock.
 */
export function limitedByWork(engine: Liquid, variables: object, globals: object): Context {
  const context = new Context(variables, engine.options, { globals }, { liquid: engine });
  const limit = context.renderLimit as unknown as { limit: number; check(now: number): void };
  const checkByClock = limit.check.bind(limit);
  const before = process.cpuUsage();
  limit.check = (now) => {
    if (now > limit.limit) {
      const { user, system } = process.cpuUsage(before);
      const left = engine.options.renderLimit - (user + system) / 1000;
      if (left > 0) limit.limit = now + left;
    }
    checkByClock(now);
  };
  return context;
}
