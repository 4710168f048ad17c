const SCRIPT = /^(.*)\/storefront\/shop\.m?js(?:[?#]|$)/;

/** Where the shop is, by the address of its script: its origin, and the path before `/storefront/`. */
export const baseOf = (address: string | undefined): string | undefined =>
  address ? SCRIPT.exec(address)?.[1] : undefined;

/** A plain script is named by `currentScript`; a module script is found in the page. */
export function findBase(): string {
  const scripts = [document.currentScript as HTMLScriptElement | null, ...document.scripts];
  return scripts.map((script) => baseOf(script?.src)).find((base) => base !== undefined) ?? location.origin;
}
