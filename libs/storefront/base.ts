const SCRIPT = /^(.*)\/storefront\/shop\.m?js(?:[?#]|$)/;

/** URL of the shop, derived from that of its script: the origin, and the path before `/storefront/`. */
export const baseOf = (address: string | undefined): string | undefined =>
  address ? SCRIPT.exec(address)?.[1] : undefined;

/** A classic script is `currentScript`; a module script is searched in the page. */
export function findBase(): string {
  const scripts = [document.currentScript as HTMLScriptElement | null, ...document.scripts];
  return scripts.map((script) => baseOf(script?.src)).find((base) => base !== undefined) ?? location.origin;
}
