/**
 * The one class of this name in the process, whichever copy of this package asks first. A plugin that has its own
 * `node_modules` loads these files a second time; as an injection token its class must be the shop's.
 * @param name e.g. `shop.event-receipts`
 */
export function sharedClass<T>(name: string, candidate: T): T {
  const place = globalThis as unknown as Record<symbol, T | undefined>;
  return (place[Symbol.for(name)] ??= candidate);
}
