import { FieldErrors } from '#kernel';
import { REGISTER_ROLES, type RegisterMapping } from '../../reading/register/register.types.js';

const LONGEST = 200;

/**
 * Reads the form field `mapping`, a JSON object of titles.
 * @throws FieldErrors at `mapping` (422)
 */
export function readRegisterMapping(sent: string | null): RegisterMapping | undefined {
  if (sent === null) return undefined;
  let parsed: unknown;
  try {
    parsed = JSON.parse(sent);
  } catch {
    throw invalid('not_json');
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw invalid('not_json');
  const entries = Object.entries(parsed).filter(([, title]) => title !== null);
  for (const [role, title] of entries)
    if (!(REGISTER_ROLES as readonly string[]).includes(role) || !isTitle(title)) throw invalid('unknown_member', role);
  const mapping = Object.fromEntries(entries) as RegisterMapping;
  if (!(mapping.tracking_number ?? mapping.order_number) || !(mapping.amount ?? mapping.payout))
    throw invalid('incomplete_register');
  return mapping;
}

const isTitle = (value: unknown): boolean =>
  typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST;

const invalid = (problem: string, name = ''): FieldErrors =>
  new FieldErrors({ mapping: [{ key: `reconciliation.mapping.${problem}`, args: { name } }] });
