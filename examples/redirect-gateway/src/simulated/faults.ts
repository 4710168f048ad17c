/** Faults of the simulated provider, switched on by tests. */
export interface Faults {
  /**
   * How the API answers. `fails`: 500, without an effect. `never`: accepts the request and does not answer. `loses`:
   * executes the request and closes the connection without an answer.
   */
  api: 'answers' | 'fails' | 'never' | 'loses';
  /** Delay of the answers of the API, in milliseconds. */
  delay_ms: number;
  /** `held`: messages wait until a test releases them, in any order. */
  webhooks: 'sent' | 'dropped' | 'twice' | 'held';
  /** `wrong`: messages are signed with another secret. */
  signature: 'right' | 'wrong';
  /** The amount that the provider reports as paid, instead of the requested amount. */
  amount_minor: string | null;
  /** The currency that the provider reports, instead of the requested currency. */
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

/** Applies the body of `PUT /control/faults`. @throws TypeError for an unknown fault or value */
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
