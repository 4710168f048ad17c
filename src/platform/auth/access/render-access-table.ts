import type { Admitted } from '../../http/caller/access.decorator.js';
import type { AccessLine } from './access-table.js';

const HEAD = `# Who may call what

Generated from the code by \`npm run openapi\`; a test compares. Administrators, by session or by a token with the scope
\`admin\`, may call everything. What a caller may see or change of a single record is decided per record: somebody else's is 404.

| Method | Path | Who |
| --- | --- | --- |
`;

/** The table as it stands in docs/access.md. */
export const renderAccessTable = (lines: readonly AccessLine[]): string =>
  HEAD + lines.map(({ method, path, admitted }) => `| ${method} | \`${path}\` | ${admitted.map(word).join(', ') || 'nobody'} |\n`).join('');

function word(admitted: Admitted): string {
  if (admitted === 'anyone') return 'anybody';
  if (admitted === 'customer') return 'customers';
  return admitted === 'administrator' ? 'administrators' : `tokens with \`${admitted}\``;
}
