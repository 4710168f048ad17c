import type { Admitted, PageOwner } from '../../platform/access/access.decorator.js';
import type { AccessLine } from '../../platform/access/access-table.js';
import { leastRole } from '../../platform/access/caller.js';

const HEAD = `# Who may call what

\`npm run openapi\` generates this table from the code, and a test compares both. "Who" lists guests, customers and
tokens; a token with the scope \`admin\` may call everything. "Administrators from" is the lowest role of an
administrator's session: \`owner\` includes \`manager\`, and \`manager\` includes \`support\`. Access to a single record
depends on the record: that of another customer is 404. The account's pages lead administrators to the panel. "With
proof": the session must have shown a password or a code within the last five minutes, otherwise the answer is 403
\`proof_required\`. Changes of security settings and of the account to which customers pay need this proof too.

| Method | Path | Who | Administrators from |
| --- | --- | --- | --- |
`;

/** The text of docs/access.md. */
export const renderAccessTable = (lines: readonly AccessLine[]): string => HEAD + lines.map(row).join('');

function row({ method, path, admitted, pageFor, needsProof }: AccessLine): string {
  const whom = pageFor ? `${OWNERS[pageFor]} (guests are led to the login)` : who(admitted);
  const least = admitted.length > 0 ? leastRole(admitted) : 'none';
  return `| ${method} | \`${path}\` | ${whom} | ${least}${needsProof ? ', with proof' : ''} |\n`;
}

const OWNERS: Readonly<Record<PageOwner, string>> = { customer: 'customers', administrator: '–' };

const who = (admitted: readonly Admitted[]): string => admitted.flatMap(nameOf).join(', ') || '–';

function nameOf(admitted: Admitted): string[] {
  if (admitted === 'anyone') return ['anybody'];
  if (admitted === 'customer') return ['customers'];
  return admitted.includes(':') ? [`tokens with \`${admitted}\``] : [];
}
