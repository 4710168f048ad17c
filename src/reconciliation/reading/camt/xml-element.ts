/** An element without its prefix. Of its attributes only the currency is kept, which is all that CAMT has. */
export class XmlElement {
  readonly children: XmlElement[] = [];
  private content = '';

  constructor(
    readonly name: string,
    readonly currency: string | null,
  ) {}

  append(text: string): number {
    this.content += text;
    return this.content.length;
  }

  /** Own text without blanks around it and without control characters, which banks' systems leave in names. */
  get text(): string {
    // eslint-disable-next-line no-control-regex -- they are what is removed
    return this.content.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '').trim();
  }

  /** First element at a path of child names. */
  at(...path: readonly string[]): XmlElement | undefined {
    let found: XmlElement | undefined = this as XmlElement;
    for (const name of path) found = found?.children.find((child) => child.name === name);
    return found;
  }

  all(name: string): XmlElement[] {
    return this.children.filter((child) => child.name === name);
  }

  /** Text at a path, or null if there is no such element or it is empty. */
  textAt(...path: readonly string[]): string | null {
    return this.at(...path)?.text || null;
  }

  /** A code that is a text in older versions, and a `Cd` or `Prtry` in newer ones. */
  codeAt(...path: readonly string[]): string | null {
    const element = this.at(...path);
    return element?.textAt('Cd') ?? element?.textAt('Prtry') ?? (element?.text || null);
  }
}
