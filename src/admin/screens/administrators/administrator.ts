import type { Language, Role, Tone } from '#panel';

/** As `/api/admin/administrators` answers it. */
export interface Administrator {
  readonly id: number;
  readonly email: string;
  readonly role: Role;
  readonly state: 'active' | 'invited' | 'inactive';
  readonly active: boolean;
  readonly language: Language | null;
  readonly second_factor: boolean;
  readonly sessions: number;
  /** Made by this person, and working; `owner_tokens` of them may do everything. */
  readonly tokens: number;
  readonly owner_tokens: number;
  readonly created_at: string;
  readonly last_login_at: string | null;
  readonly version: number;
}

export const ADMINISTRATORS = '/api/admin/administrators';

export const STATE_TONES: Readonly<Record<Administrator['state'], Tone>> = {
  active: 'good',
  invited: 'info',
  inactive: 'neutral',
};
