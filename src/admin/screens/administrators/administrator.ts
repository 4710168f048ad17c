import type { Data, Tone } from '#panel';

export type Administrator = Data<'getAdministrator'>;

export const ADMINISTRATORS = '/api/admin/administrators';

export const STATE_TONES: Readonly<Record<Administrator['state'], Tone>> = {
  active: 'good',
  invited: 'info',
  inactive: 'neutral',
};
