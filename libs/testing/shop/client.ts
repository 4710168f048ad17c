/* eslint-disable @typescript-eslint/no-explicit-any -- a test reads any member of any answer */
import type { AnswerCheck } from '../openapi.js';
import type { SentRequest } from '../sent-request.js';

export interface ClientOptions {
  /** Sent as a bearer token. */
  readonly token?: string;
  /** Keeps cookies like a browser. */
  readonly cookies?: boolean;
  readonly language?: string;
  /** Called with each JSON answer of the API; clients of a test shop check it against the shop's OpenAPI document. */
  readonly check?: AnswerCheck;
}

export interface Answered {
  readonly status: number;
  readonly body: any;
  readonly headers: Headers;
  readonly text: string;
}

/** A REST client as integrations use one. */
export class Client {
  /** Stored from answers and sent with the next calls (not with cookies). */
  cartToken: string | null = null;
  private csrfToken: string | null = null;
  private readonly jar = new Map<string, string>();

  constructor(
    readonly url: string,
    private readonly options: ClientOptions = {},
  ) {}

  get = (path: string, headers?: Record<string, string>): Promise<Answered> =>
    this.send('GET', path, undefined, headers);
  post = (path: string, body?: unknown, headers?: Record<string, string>): Promise<Answered> =>
    this.send('POST', path, body ?? {}, headers);
  put = (path: string, body?: unknown, headers?: Record<string, string>): Promise<Answered> =>
    this.send('PUT', path, body ?? {}, headers);
  delete = (path: string, body?: unknown, headers?: Record<string, string>): Promise<Answered> =>
    this.send('DELETE', path, body, headers);

  get cookies(): ReadonlyMap<string, string> {
    return this.jar;
  }

  /** Fetches the session's CSRF token, which later calls send. */
  async csrf(): Promise<string> {
    const { body } = await this.get('/api/auth/csrf');
    this.csrfToken = body.data.csrf_token as string;
    return this.csrfToken;
  }

  /** Logs in with cookies, and stores the new CSRF token. */
  async login(email: string, password: string): Promise<Answered> {
    await this.csrf();
    const answered = await this.post('/api/auth/login', { email, password });
    if (answered.status === 200) await this.csrf();
    return answered;
  }

  async send(method: string, path: string, body?: unknown, extra: Record<string, string> = {}): Promise<Answered> {
    const response = await fetch(this.url + path, {
      method,
      redirect: 'manual',
      headers: { ...this.headers(method, body), ...extra },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    // A string is an intentionally invalid body.
    const isValid = typeof body !== 'string';
    return this.read(
      method,
      path,
      response,
      isValid ? { body, headers: { ...this.credentials(), ...extra } } : undefined,
    );
  }

  /** Sends a form with a file. */
  async upload(path: string, form: FormData, extra: Record<string, string> = {}): Promise<Answered> {
    const headers = { ...this.headers('POST', undefined), ...extra };
    return this.read('POST', path, await fetch(this.url + path, { method: 'POST', body: form, headers }));
  }

  private headers(method: string, body: unknown): Record<string, string> {
    const { token, cookies, language } = this.options;
    return {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(language && { 'accept-language': language }),
      ...(cookies &&
        this.jar.size > 0 && { cookie: [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ') }),
      ...(cookies && this.csrfToken && method !== 'GET' && { 'x-csrf-token': this.csrfToken }),
      ...(!cookies && this.cartToken && { 'x-cart-token': this.cartToken }),
    };
  }

  /** Headers that identify the caller. The cart token is sent with all requests, whether they need it or not. */
  private credentials(): Record<string, string> {
    const { token, cookies } = this.options;
    return { ...(token && { authorization: `Bearer ${token}` }), ...(cookies && { cookie: 'shop' }) };
  }

  private async read(method: string, path: string, response: Response, request?: SentRequest): Promise<Answered> {
    for (const cookie of this.options.cookies ? response.headers.getSetCookie() : []) {
      const [pair = ''] = cookie.split(';');
      const at = pair.indexOf('=');
      this.jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    this.cartToken = response.headers.get('x-cart-token') ?? this.cartToken;
    const text = await response.text();
    const json = response.headers.get('content-type')?.includes('json') ?? false;
    const body: unknown = json && text ? JSON.parse(text) : null;
    if (json && path.startsWith('/api/') && !path.startsWith('/api/openapi.json'))
      this.options.check?.(method, path, response.status, body, {
        ...(request && { request }),
        headers: response.headers,
      });
    return { status: response.status, body, headers: response.headers, text };
  }
}
