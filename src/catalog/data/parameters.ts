/** Values of one statement; `bind` answers the placeholder. */
export class Parameters {
  readonly values: unknown[] = [];

  bind(value: unknown): string {
    return `$${this.values.push(value)}`;
  }
}
