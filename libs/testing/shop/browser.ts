export interface Page {
  readonly status: number;
  readonly html: string;
  readonly headers: Headers;
  /** Target of a redirect. */
  readonly location: string | null;
}

/** A browser without JavaScript: keeps cookies, loads pages, submits forms with their hidden fields. */
export class Browser {
  private readonly jar = new Map<string, string>();
  private hidden: Record<string, string> = {};

  constructor(
    readonly url: string,
    private readonly language = 'en',
  ) {}

  cookie(name: string): string | undefined {
    return this.jar.get(name);
  }

  /**
   * Opens a page. The redirect of an order's page to its URL without the key is followed, unless `follow` is false;
   * other redirects are returned.
   */
  async open(path: string, { follow = true }: { follow?: boolean } = {}): Promise<Page> {
    const page = await this.send('GET', path);
    const leavesKey = follow && page.status === 303 && /\/order\/\d+\?(.*&)?key=/.test(path);
    return leavesKey ? this.send('GET', new URL(page.location!, this.url).href) : page;
  }

  /** Submits a form with the hidden fields of the last opened page, unless others are given. */
  submit(path: string, fields: Record<string, string>, hidden: Record<string, string> = this.hidden): Promise<Page> {
    return this.send('POST', path, new URLSearchParams({ ...hidden, ...fields }).toString());
  }

  /** Sends a call like a page's script: JSON with the page's token. */
  async call(path: string, body: object): Promise<Response> {
    const headers = {
      ...this.headers(),
      'content-type': 'application/json',
      'x-csrf-token': this.hidden['_csrf'] ?? '',
    };
    return fetch(this.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  private async send(method: string, path: string, body?: string): Promise<Page> {
    const response = await fetch(path.startsWith('http') ? path : this.url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...this.headers(),
        accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
        ...(body !== undefined && {
          'content-type': 'application/x-www-form-urlencoded',
          origin: new URL(this.url).origin,
        }),
      },
      ...(body !== undefined && { body }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const pair = cookie.split(';')[0]!;
      this.jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const html = await response.text();
    const found = [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
    const token = /<meta name="csrf-token" content="([^"]+)"/.exec(html)?.[1];
    if (found.length > 0 || token)
      this.hidden = {
        ...(token && { _csrf: token }),
        ...Object.fromEntries(found.map(([, name, value]) => [name, value])),
      };
    return { status: response.status, html, headers: response.headers, location: response.headers.get('location') };
  }

  private headers(): Record<string, string> {
    return {
      'accept-language': this.language,
      cookie: [...this.jar].map(([name, value]) => `${name}=${value}`).join('; '),
    };
  }
}
