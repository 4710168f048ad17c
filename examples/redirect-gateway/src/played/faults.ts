/** What the played provider does wrong, on demand. */
export interface Faults {
  /**
   * How the API answers. `fails`: 500, and nothing happens. `never`: it takes the request and never answers. `loses`:
   * it does what it was asked to and hangs up without an answer.
   */
  api: 'answers' | 'fails' | 'never' | 'loses';
  /** The API answers after so many milliseconds. */
  delay_ms: number;
  /** `held`: sent when a test releases them, in any order. */
  webhooks: 'sent' | 'dropped' | 'twice' | 'held';
  /** `wrong`: messages are signed with another secret. */
  signature: 'right' | 'wrong';
  /** The amount that the provider says was paid, in place of the one it was asked for. */
  amount_minor: string | null;
  /** The same for the currency. */
  currency: string | null;
  /** `later`: a payment stays `processing` until a test settles it. */
  bank: 'now' | 'later';
}

export const noFaults = (): Faults => ({
  api: 'answers',
  delay_ms: 0,
  webhooks: 'sent',
  signature: 'right',
  amount_minor: null,
  currency: null,
  bank: 'now',
});

const CHOICES: Readonly<Record<string, readonly string[]>> = {
  api: ['answers', 'fails', 'never', 'loses'],
  webhooks: ['sent', 'dropped', 'twice', 'held'],
  signature: ['right', 'wrong'],
  bank: ['now', 'later'],
};

/** Takes over what is sent to `PUT /control/faults`. @throws TypeError for a fault or a value that does not exist */
export function setFaults(faults: Faults, sent: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(sent)) {
    if (!Object.hasOwn(faults, name)) throw new TypeError(`There is no fault "${name}".`);
    const isKnown =
      name === 'delay_ms'
        ? Number.isInteger(value)
        : (CHOICES[name]?.includes(value as string) ?? (value === null || typeof value === 'string'));
    if (!isKnown) throw new TypeError(`"${name}" cannot be ${JSON.stringify(value)}.`);
  }
  Object.assign(faults, sent);
}
