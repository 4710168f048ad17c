import { MapOf, Text } from '../../../platform/http/openapi/response-properties.js';
import type { RecognisedBank } from '../../use-cases/recognise-bank.js';

export class BankResponse {
  @Text({ nullable: true, description: "Name of the bank, in the reader's language; null: not recognized." })
  bank_name!: string | null;
  @MapOf({ type: 'string' }, { description: 'Name of the bank by language; empty: not recognized.' })
  names!: Record<string, string>;
  @Text({ nullable: true, description: 'ISO 9362 (SWIFT) code; null: not known.' }) bic!: string | null;
  @Text({ nullable: true, description: 'Ukrainian bank code of 6 digits; null: none.' }) bank_code!: string | null;
  @Text({ nullable: true, description: 'ISO 3166-1 alpha-2.' }) country!: string | null;
}

export const bankResponse = ({ name, names, bic, code, country }: RecognisedBank): BankResponse => ({
  bank_name: name,
  names: { ...names },
  bic,
  bank_code: code,
  country,
});
