/**
 * Returns the one class with this name in the process: that of the copy of this package that was loaded first. A plugin
 * with its own `node_modules` loads these files a second time; as an injection token its class must be the shop's.
 * @param name e.g. `shop.event-receipts`
 */
export function sharedClass<T>(name: string, candidate: T): T {
  const place = globalThis as unknown as Record<symbol, T | undefined>;
  return (place[Symbol.for(name)] ??= candidate);
}
