import sax from 'sax';
import { UnreadableStatement } from '../read-file.types.js';
import { XmlElement } from './xml-element.js';

/** Refuses the document and reports the current line. */
type Fail = (reason: string) => never;

/** Handlers of the elements at one place. `enter` is called at the start tag, `leave` at the end tag. */
export interface Place {
  readonly enter?: (fail: Fail) => void;
  /** Receives the element without the children that have their own place. */
  readonly leave?: (element: XmlElement) => void;
  readonly places?: ReadonlyMap<string, Place>;
  /** The place of all children that are not in `places`. */
  readonly others?: () => Place;
}

// Statements stay far below these limits. Larger documents are attempts to exhaust memory.
const MAX_DEPTH = 64;
const MAX_ATTRIBUTES = 32;
const MAX_TEXT = 50_000;
/** Characters that the parser receives at a time. It checks the lengths of names and values only between such parts. */
const PART = 16_384;
const PREDEFINED = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

interface Frame {
  readonly place: Place | undefined;
  /** Null if neither this element nor an element around it is kept. */
  readonly element: XmlElement | null;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

class Reader {
  private readonly frames: Frame[] = [];
  private readonly parser = sax.parser(true);
  private attributes = 0;

  constructor(
    private readonly root: Place,
    private readonly firstLine: number,
  ) {
    const { parser } = this;
    parser.ENTITIES = PREDEFINED;
    parser.onopentagstart = () => (this.attributes = 0);
    parser.onattribute = () => {
      this.attributes += 1;
      if (this.attributes > MAX_ATTRIBUTES) this.fail('too_complex');
    };
    parser.onopentag = (tag) => this.open(localName(tag.name), (tag as sax.Tag).attributes['Ccy'] ?? null);
    parser.onclosetag = () => this.close();
    parser.ontext = parser.oncdata = (text) => this.text(text);
    parser.onerror = (error) => this.fail(/character entity/.test(error.message) ? 'doctype' : 'bad_xml');
  }

  read(xml: string): void {
    for (let at = 0; at < xml.length; at += PART) this.parser.write(xml.slice(at, at + PART));
    if (this.frames.length > 0) this.fail('cut_off');
    this.parser.close();
  }

  private open(name: string, currency: string | null): void {
    const outer = this.frames.at(-1);
    if (this.frames.length >= MAX_DEPTH) this.fail('too_complex');
    const parent = outer ? outer.place : this.root;
    const place = parent?.places?.get(name) ?? parent?.others?.();
    const isKept = place?.leave !== undefined || outer?.element;
    const element = isKept ? new XmlElement(name, currency) : null;
    if (element && !place) outer?.element?.children.push(element);
    this.frames.push({ place, element });
    place?.enter?.((reason) => this.fail(reason));
  }

  private close(): void {
    const frame = this.frames.pop();
    if (frame?.element) frame.place?.leave?.(frame.element);
  }

  private text(text: string): void {
    const length = this.frames.at(-1)?.element?.append(text) ?? 0;
    if (length > MAX_TEXT) this.fail('too_complex');
  }

  private fail(reason: string): never {
    throw new UnreadableStatement(reason, `line ${this.firstLine + this.parser.line}`);
  }
}

/**
 * Reads XML in one pass and ignores namespaces. Only elements at the given places are kept, each until its end tag.
 * Document type declarations and entities are refused, so nothing is expanded or fetched.
 * @param firstLine line of the file at which the XML begins, for errors
 * @throws UnreadableStatement 'doctype', 'bad_xml', 'cut_off' or 'too_complex', each with the line
 */
export function readElements(xml: string, root: Place, firstLine = 1): void {
  const declaration = xml.search(/<!DOCTYPE|<!ENTITY/i);
  if (declaration >= 0) {
    const line = firstLine + xml.slice(0, declaration).split('\n').length - 1;
    throw new UnreadableStatement('doctype', `line ${line}`);
  }
  new Reader(root, firstLine).read(xml);
}
