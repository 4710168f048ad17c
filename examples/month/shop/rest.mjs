/** A client of the REST API. Amounts in answers are numbers; `cents` makes whole cents of them. */
export class Rest {
  constructor(url, token) {
    this.url = url;
    this.token = token;
  }

  get = async (path) => (await this.#json('GET', path)).data;
  post = async (path, body, headers) => (await this.#json('POST', path, body, headers)).data;
  put = async (path, body) => (await this.#json('PUT', path, body)).data;

  /** Returns all items of a list. */
  async all(path) {
    const items = [];
    for (let page = 1; ; page++) {
      const { data, meta } = await this.#json(
        'GET',
        `${path}${path.includes('?') ? '&' : '?'}per_page=100&page=${page}`,
      );
      items.push(...data.items);
      if (items.length >= meta.total) return items;
    }
  }

  /** Sends a file of a bank. */
  async upload(path, fileName, content, fields = {}) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new Blob([content]), fileName);
    return (await this.#json('POST', path, form)).data;
  }

  /** Returns the bytes of a file, which a job of the shop may still be creating. */
  async download(path) {
    for (;;) {
      const answer = await this.#send('GET', path);
      if (answer.ok) return Buffer.from(await answer.arrayBuffer());
      const { code, message } = await answer.json();
      if (code !== 'invoice_not_ready') throw new Error(`GET ${path}: ${message}`);
    }
  }

  async #json(method, path, body, headers) {
    const answer = await this.#send(method, path, body, headers);
    const content = await answer.json();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(content)}`);
    return content;
  }

  #send(method, path, body, headers) {
    const isForm = body instanceof FormData;
    return fetch(`${this.url}${path}`, {
      method,
      headers: {
        ...(this.token && { Authorization: `Bearer ${this.token}` }),
        ...(body && !isForm && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: isForm ? body : body && JSON.stringify(body),
    });
  }
}

export const cents = (amount) => Math.round(amount * 100);
/** Writes cents as `1234.50`. */
export const decimal = (amount) => {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
export const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
