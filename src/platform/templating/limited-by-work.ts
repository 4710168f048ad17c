import { Context, type Liquid } from 'liquidjs';

/**
 * Variables for one of the shop's own pages that limit the rendering by CPU time of the process. The engine limits by
 * the clock, and would replace the page by the short built-in one while the machine is busy. CPU time for other
 * requests counts as well. Templates of a project, which may contain long loops, are limited by the clock.
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
