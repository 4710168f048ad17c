/** An XML element, named without prefix. Its only attribute is the currency, because CAMT statements need no other. */
export class XmlElement {
  readonly children: XmlElement[] = [];
  private content = '';

  constructor(
    readonly name: string,
    readonly currency: string | null,
  ) {}

  /** Adds text and returns the length of the whole text. */
  append(text: string): number {
    this.content += text;
    return this.content.length;
  }

  /** The element's own text, trimmed. Control characters, which some banks leave in names, are removed. */
  get text(): string {
    // eslint-disable-next-line no-control-regex -- removes control characters
    return this.content.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '').trim();
  }

  /** Returns the first element at a path of child names. */
  at(...path: readonly string[]): XmlElement | undefined {
    let found: XmlElement | undefined = this as XmlElement;
    for (const name of path) found = found?.children.find((child) => child.name === name);
    return found;
  }

  all(name: string): XmlElement[] {
    return this.children.filter((child) => child.name === name);
  }

  /** Returns the text at a path; null if the element is missing or empty. */
  textAt(...path: readonly string[]): string | null {
    return this.at(...path)?.text || null;
  }

  /** Returns a code, which is plain text in older versions and in a `Cd` or `Prtry` element in newer ones. */
  codeAt(...path: readonly string[]): string | null {
    const element = this.at(...path);
    return element?.textAt('Cd') ?? element?.textAt('Prtry') ?? (element?.text || null);
  }
}
