/** Members with these names are never logged, wherever they occur; a second safeguard behind the choice of fields. */
const SECRET = [
  'password',
  'token',
  'secret',
  'authorization',
  'cookie',
  'set-cookie',
  'csrf_token',
  'x-csrf-token',
  'key',
  'hash',
  'account_number',
  'account_holder',
  'bank_code',
  'tax_id',
  'iban',
  'parameters',
  'driverError',
];

export const redactPaths: string[] = ['', '*.'].flatMap((depth) =>
  SECRET.map((name) => (/^\w+$/.test(name) ? `${depth}${name}` : `${depth.replace(/\.$/, '')}["${name}"]`)),
);
