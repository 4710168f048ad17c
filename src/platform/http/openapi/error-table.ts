import { allKnownErrors, type KnownError } from '../../errors/define-errors.js';
import { membersAmong } from '../../errors/error-members.js';
import type { ErrorTexts } from './error-schemas.js';

const BEGIN = '<!-- errors: written by npm run openapi -->\n';
const END = '<!-- /errors -->\n';

const HEAD = `| status | code | message | for programs |
| --- | --- | --- | --- |
`;

/**
 * Replaces the table of all errors between the two marks of a documentation page, and returns the page.
 * @throws an Error if the page does not have the marks
 */
export function withErrorTable(page: string, texts: ErrorTexts): string {
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`The page does not have the lines ${BEGIN}and ${END}`);
  return page.slice(0, begin + BEGIN.length) + HEAD + rows(texts).join('') + page.slice(end);
}

const rows = (texts: ErrorTexts): string[] =>
  [...allKnownErrors()]
    // The process may know errors of plugins too; the table has only those of the shop.
    .filter(([code]) => texts.has(code))
    .sort(([a, one], [b, other]) => one.status - other.status || (a < b ? -1 : 1))
    .map(([code, error]) => `| ${error.status} | \`${code}\` | ${texts.sentenceOf(code)} | ${notes(error)} |\n`);

/** Last column of the table: members of the body that other errors do not have, and the hint for client developers. */
function notes({ details = {}, hint }: KnownError): string {
  const members = membersAmong(details)
    .map((name) => `\`${name}\``)
    .filter((name) => !hint?.includes(name));
  const waits = 'retry_after' in details ? ['the header `Retry-After`'] : [];
  const listed = [...members, ...waits].join(', ');
  return [listed && `Has ${listed}.`, hint].filter(Boolean).join(' ');
}
