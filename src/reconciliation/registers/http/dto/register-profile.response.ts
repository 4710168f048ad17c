import { Integer, ListOf, MapOf, Text, Timestamp } from '../../../../platform/http/openapi/response-properties.js';
import type { RegisterProfileEntity } from '../../data/register-profile.entity.js';

/** A profile describes how to read couriers' registers with certain columns. */
export class RegisterProfileResponse {
  @Integer() id!: number;
  @Text({ description: 'Name of the file with which the mapping was sent.' }) name!: string;
  @ListOf(
    { type: 'string' },
    { description: 'Titles of the columns. Files with the same titles are read by this profile.' },
  )
  columns!: string[];
  @MapOf({ type: 'string' }, { description: 'The mapping as it was sent: titles of columns.' })
  mapping!: object;
  @Timestamp() updated_at!: Date;
}

export const registerProfileResponse = (profile: RegisterProfileEntity): RegisterProfileResponse => ({
  id: profile.id,
  name: profile.name,
  columns: profile.columns,
  mapping: profile.mapping,
  updated_at: profile.updated_at,
});
