import { useText } from '#panel';

const NAMED = [
  'back_in_stock',
  'bank_details',
  'order_confirmation',
  'order_link',
  'order_status',
  'payment_received',
  'new_order',
  'payment_reported',
  'welcome',
  'registration_repeated',
  'registration_unverified',
  'verify_email',
  'email_change',
  'email_change_notice',
  'password_reset',
  'password_changed',
  'invitation',
  'second_factor_off',
  'role_changed',
  'security_notice',
  'test',
];

/** What a kind of mail is called; one that a third party added shows its own word. */
export function useKindName(): (kind: string) => string {
  const say = useText();
  return (kind) => (NAMED.includes(kind) ? say(`delivery.kinds.${kind}`) : kind);
}
