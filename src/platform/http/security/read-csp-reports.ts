const MAX_REPORTS = 10;
const MAX_CHARACTERS = 200;

/** What is logged of one violation: addresses without query, which may carry keys, and no sample of the page. */
export interface CspReport {
  readonly directive: string;
  /** A URL, or a keyword such as `inline`, `eval`, `data`. */
  readonly blocked: string;
  readonly page: string;
  readonly source?: string;
  readonly line?: number;
  readonly disposition: 'enforce' | 'report';
}

type Fields = Readonly<Record<string, unknown>>;

/** The reports of a body in either format, at most ten; those of other sites' pages are left out. */
export function readCspReports(body: unknown, origin: string): CspReport[] {
  const bodies = Array.isArray(body)
    ? body.filter((one: unknown) => isFields(one) && one['type'] === 'csp-violation').map((one: Fields) => one['body'])
    : [isFields(body) ? body['csp-report'] : null];
  return bodies
    .slice(0, MAX_REPORTS)
    .filter(isFields)
    .map(read)
    .filter(({ page }) => page === origin || page.startsWith(`${origin}/`));
}

function read(fields: Fields): CspReport {
  const text = (...names: string[]): string =>
    String(names.map((name) => fields[name]).find((value) => typeof value === 'string') ?? '');
  const line = fields['lineNumber'] ?? fields['line-number'];
  const source = addressOf(text('sourceFile', 'source-file'));
  return {
    directive: /^[a-z-]{1,40}/.exec(text('effectiveDirective', 'effective-directive', 'violated-directive'))?.[0] ?? '',
    blocked: addressOf(text('blockedURL', 'blocked-uri')),
    page: addressOf(text('documentURL', 'document-uri')),
    ...(source !== '' && { source }),
    ...(Number.isSafeInteger(line) && { line: line as number }),
    disposition: fields['disposition'] === 'report' ? 'report' : 'enforce',
  };
}

/** Origin and path; for other values the scheme or keyword only. */
function addressOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null) return /^[a-z-]{1,40}$/.exec(text)?.[0] ?? '';
  if (!/^https?:$/.test(url.protocol)) return url.protocol.slice(0, -1).slice(0, 40);
  return (url.origin + url.pathname).slice(0, MAX_CHARACTERS);
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
