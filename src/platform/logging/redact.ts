/** Last line of defence: members of these names are never written, wherever a log line carries them. */
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
