import { Integer, ListOf, MapOf, Text } from '../../../platform/http/openapi/response-properties.js';
import type { StatementProfileEntity } from '../../data/statement-profile.entity.js';

/** How CSV files with certain columns are read. */
export class StatementProfileResponse {
  @Integer() id!: number;
  @Text({ description: 'Name of the file with which the mapping was sent.' }) name!: string;
  @ListOf(
    { type: 'string' },
    { description: 'Titles of the columns. Files with the same titles are read by this profile.' },
  )
  columns!: string[];
  @MapOf(
    { type: ['string', 'object'] },
    { description: 'The mapping as it was sent: titles of columns, `direction` and `status` as objects.' },
  )
  mapping!: object;
  @Text({ nullable: true, description: 'Account of files that name none; null: it was not sent.' })
  account!: string | null;
  @Text({ nullable: true, description: 'Encoding; null: it is detected.' }) encoding!: string | null;
}

export const statementProfileResponse = (profile: StatementProfileEntity): StatementProfileResponse => ({
  id: profile.id,
  name: profile.name,
  columns: profile.columns,
  mapping: profile.mapping,
  account: profile.account,
  encoding: profile.encoding,
});
