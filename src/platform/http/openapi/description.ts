/** Description of the whole API, in Markdown: what applies to all operations. */
export const DESCRIPTION = [
  'Products, cart, checkout, orders and payments of an online shop.',

  "An amount is a JSON number in units of the shop's currency, such as 19.9 for € 19.90, with at most as many " +
    'decimals as the currency has. Times are ISO 8601 in UTC. Every operation takes `Accept-Language`; every answer ' +
    'has `X-Request-Id` and `Content-Language`.',

  '`x-admitted` lists who may call an operation: `customer`, the lowest role of an administrator (`administrator` is ' +
    'any role), or scopes of API tokens. `orders:read` and `orders:write` admit administrators of any role too, the ' +
    'other scopes managers and owners. A token with the scope `admin` may call everything. An operation without ' +
    '`x-admitted` is open to everybody.',

  'Records with a `version` are protected from overwriting the changes of others: an update that sends the version ' +
    'that was read is refused with 409 `stale_version` if the record has changed since. No operation reads ' +
    '`If-Match`. Pictures, at the URLs that answers contain, take `If-None-Match`, `If-Match` and `Range`; the answer ' +
    'may be 304, 412 `precondition_failed` or 416 `range_not_satisfiable`.',

  'A method that the path does not have is answered with 405 `method_not_allowed`; `Allow` lists the methods. `HEAD` ' +
    'returns the headers of `GET`.',
].join('\n\n');
