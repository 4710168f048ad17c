import type { ReadOptions, ReadStatement, ReadStatementFile, StatementFormat } from '../read-file.types.js';
import { UnreadableStatement } from '../read-file.types.js';
import { decodeXml } from './decode-xml.js';
import type { Place } from './read-elements.js';
import { readElements } from './read-elements.js';
import { StatementReader } from './statement-reader.js';
import type { XmlElement } from './xml-element.js';

/** Element names of the messages and of the statements in them. Version .01 appends 'V01' to the message's name. */
const MESSAGES = [
  { name: 'BkToCstmrAcctRpt', statement: 'Rpt', format: 'CAMT.052' },
  { name: 'BkToCstmrStmt', statement: 'Stmt', format: 'CAMT.053' },
  { name: 'BkToCstmrDbtCdtNtfctn', statement: 'Ntfctn', format: 'CAMT.054' },
] as const;

/** Elements between a message and its statements. They may not contain an entry. */
const betweenStatements: Place = {
  places: new Map<string, Place>([['Ntry', { enter: (fail) => fail('entry_outside') }]]),
  others: () => betweenStatements,
};

class Messages {
  readonly statements: ReadStatement[] = [];
  format: StatementFormat | null = null;
  private reader: StatementReader | null = null;
  private page: XmlElement | null = null;

  /** Returns the place of the root element. Messages are found at any depth, because `Document` may be in envelopes. */
  root(): Place {
    const places = new Map<string, Place>();
    const root: Place = { places, others: () => root };
    for (const { name, statement, format } of MESSAGES) {
      const message = this.message(statement, format);
      places.set(name, message).set(`${name}V01`, message);
    }
    return root;
  }

  private message(statement: string, format: StatementFormat): Place {
    const header = { places: new Map([['MsgPgntn', { leave: (page: XmlElement) => (this.page = page) }]]) };
    const enter = (): void => {
      const number = this.statements.length + 1;
      this.reader = new StatementReader(number === 1 ? '' : `${statement}[${number}]/`, this.page);
    };
    const leave = (): void => void this.statements.push(this.reader!.finish());
    const places = StatementReader.places(() => this.reader!);
    return {
      enter: () => {
        this.format ??= format;
        this.page = null;
      },
      places: new Map<string, Place>([
        ...betweenStatements.places!,
        ['GrpHdr', header],
        [statement, { enter, leave, places }],
      ]),
      others: () => betweenStatements,
    };
  }
}

/** Removes blanks, zero bytes and the end-of-file character at the end, which old transfer programs add. */
function withoutPadding(text: string): string {
  let end = text.length;
  while (end > 0 && text.charCodeAt(end - 1) <= 0x20) end -= 1;
  return text.slice(0, end);
}

/** Splits a file into its XML documents. Yields each with the line at which it begins. */
function* documents(xml: string): Generator<[string, number]> {
  let line = 1;
  for (const part of withoutPadding(xml).split(/(?=<\?xml\s)/)) {
    const document = part.trimStart();
    const skipped = part.slice(0, part.length - document.length);
    if (document !== '') yield [document, line + skipped.split('\n').length - 1];
    line += part.split('\n').length - 1;
  }
}

/**
 * Reads CAMT.052, .053 and .054 in any version and namespace, with or without an envelope.
 * @throws UnreadableStatement with a reason of `decodeXml` or `readElements`; 'not_a_statement' for other XML;
 * 'no_statement' for a message without statements; 'entry_outside' with the line of an entry outside a statement;
 * 'bad_amount', 'bad_date', 'missing_date' or 'bad_direction' with the element
 */
export function readCamt(bytes: Uint8Array, options: ReadOptions): ReadStatementFile {
  const messages = new Messages();
  const root = messages.root();
  for (const [document, line] of documents(decodeXml(bytes, options.encoding))) readElements(document, root, line);
  if (messages.format === null) throw new UnreadableStatement('not_a_statement');
  if (messages.statements.length === 0) throw new UnreadableStatement('no_statement');
  return { format: messages.format, statements: messages.statements };
}
