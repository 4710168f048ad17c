import { decodeStatement } from '../encoding/decode-statement.js';
import type { ReadOptions, ReadStatementFile, StatementFormat } from '../read-file.types.js';
import { UnreadableStatement } from '../read-file.types.js';
import type { Message } from './read-fields.js';
import { readFields } from './read-fields.js';
import { readMessage } from './read-message.js';

const has = ({ fields }: Message, tag: RegExp): boolean => fields.some((field) => tag.test(field.tag));

/** Whether the message has a field of a statement. Free text may contain a line that only looks like a field. */
const isStatement = (message: Message): boolean => has(message, /^(?:25|60|61|62|90)/);

/** MT942, an interim report, has floor limits or sums instead of balances. */
const formatOf = (messages: readonly Message[]): StatementFormat =>
  messages.every((message) => !has(message, /^6[02]/) && has(message, /^(?:34|13|90|942)/)) ? 'MT942' : 'MT940';

/** Throws if the last message has no end although it needs one, because the download of the file was not complete. */
function checkEnd(messages: readonly Message[]): void {
  const last = messages.at(-1)!;
  const othersEnd = messages.some(({ isEnded }) => isEnded);
  if (!last.isEnded && (last.isInBlock || (othersEnd && !has(last, /^(?:62|90)/)))) {
    throw new UnreadableStatement('cut_off', `line ${last.fields.at(-1)!.line}`);
  }
}

const BLANK = 0x20;

/** Replaces the control characters around a message by blanks. In a short file they would look like binary data. */
function withoutMarks(bytes: Uint8Array): Uint8Array {
  if (bytes.includes(0)) return bytes;
  const copy = Uint8Array.from(bytes);
  for (const mark of [1, 3]) {
    for (let at = copy.indexOf(mark); at >= 0; at = copy.indexOf(mark, at + 1)) copy[at] = BLANK;
  }
  return copy;
}

/**
 * Reads MT940 and MT942 with any text around the messages. No public parser is used: they follow the standard, but not
 * what banks write. They fail on long references and invalid balances, read reversals of credits as incoming money, and
 * ignore the text dialects of most banks.
 * @throws UnreadableStatement with a reason of `decodeStatement`, `readFields` or `readMessage`; 'not_a_statement';
 * 'cut_off'
 */
export function readMt940(bytes: Uint8Array, options: ReadOptions): ReadStatementFile {
  const messages = readFields(decodeStatement(withoutMarks(bytes), options.encoding)).filter(isStatement);
  if (messages.length === 0) throw new UnreadableStatement('not_a_statement');
  checkEnd(messages);
  return { format: formatOf(messages), statements: messages.map(readMessage) };
}
