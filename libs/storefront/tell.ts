const SUCCESS_MS = 6_000;
const FAILURE_MS = 12_000;

let region: HTMLElement | null = null;
let timer = 0;

/** The live region, which must exist before its first message, so that screen readers announce it. */
export function makeRegion(): HTMLElement {
  if (!region?.isConnected) {
    region = document.createElement('div');
    region.className = 'sc-live';
    region.setAttribute('role', 'status');
    region.addEventListener('click', clear);
    document.body.append(region);
  }
  return region;
}

/** Clears the previous message. */
export function clear(): void {
  clearTimeout(timer);
  region?.replaceChildren();
}

/** Hides the message, unless the pointer or focus is on it, e.g. to follow a link that the page has added. */
function end(): void {
  if (region?.matches(':hover,:focus-within')) timer = window.setTimeout(end, SUCCESS_MS);
  else clear();
}

/** Shows the message for a while; a click closes it. An error interrupts the screen reader. */
export function tell(message: string, failed = false): void {
  const place = makeRegion();
  clear();
  place.setAttribute('aria-live', failed ? 'assertive' : 'polite');
  const toast = document.createElement('p');
  toast.className = 'sc-toast';
  toast.toggleAttribute('data-failed', failed);
  toast.textContent = message;
  place.append(toast);
  timer = window.setTimeout(end, failed ? FAILURE_MS : SUCCESS_MS);
}
