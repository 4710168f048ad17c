import { domainToASCII } from 'node:url';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = [
  ['app_user', 'pending_email'],
  ['email_verification', 'email'],
  ['customer', 'email'],
  ['shop_order', 'email'],
  ['mail', 'recipient'],
] as const;

/** Skips rows whose new spelling another row already has. */
const UNIQUE = [
  ['app_user', 'lower(other.email) = lower($2)'],
  [
    'stock_alert',
    `lower(other.email) = lower($2) AND other.product_id = stock_alert.product_id
     AND other.variant_id IS NOT DISTINCT FROM stock_alert.variant_id AND other.sent_at IS NULL`,
  ],
] as const;

/**
 * Rewrites stored email addresses in the form in which they are compared: domain in Punycode, local part in NFC.
 */
export class AddressesInAscii1764600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, taken] of UNIQUE) {
      for (const [typed, ascii] of await spellings(runner, table, 'email'))
        await runner.query(
          `UPDATE ${table} SET email = $2 WHERE email = $1 AND NOT EXISTS (SELECT FROM ${table} other WHERE ${taken})`,
          [typed, ascii],
        );
    }
    for (const [table, column] of COLUMNS) {
      const found = await spellings(runner, table, column);
      if (found.length === 0) continue;
      await runner.query(
        `UPDATE ${table} SET ${column} = spelling.ascii
         FROM unnest($1::text[], $2::text[]) spelling (typed, ascii) WHERE ${column} = spelling.typed`,
        [found.map(([typed]) => typed), found.map(([, ascii]) => ascii)],
      );
    }
  }

  /** Nothing to undo: the previous version accepts both spellings. */
  async down(): Promise<void> {}
}

async function spellings(runner: QueryRunner, table: string, column: string): Promise<Array<[string, string]>> {
  const rows = (await runner.query(
    `SELECT DISTINCT ${column} AS typed FROM ${table} WHERE octet_length(${column}) <> char_length(${column})`,
  )) as Array<{ typed: string }>;
  return rows.map(({ typed }): [string, string] => [typed, asciiOf(typed)]).filter(([typed, ascii]) => typed !== ascii);
}

function asciiOf(address: string): string {
  const at = address.lastIndexOf('@');
  if (at < 0) return address;
  const domain = address.slice(at + 1);
  return `${address.slice(0, at).normalize('NFC')}@${domainToASCII(domain) || domain}`;
}
