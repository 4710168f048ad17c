import { MapOf, Text } from '../../../platform/http/openapi/response-properties.js';
import type { RecognisedBank } from '../../use-cases/recognise-bank.js';

export class BankResponse {
  @Text({ nullable: true, description: "In the reader's language." }) bank_name!: string | null;
  @MapOf({ type: 'string' }, { description: 'By language; empty when the bank is not known.' })
  names!: Record<string, string>;
  @Text({ nullable: true }) bic!: string | null;
  @Text({ nullable: true, description: 'Of Ukrainian banks: 6 digits.' }) bank_code!: string | null;
  @Text({ nullable: true, description: 'ISO 3166-1 alpha-2.' }) country!: string | null;
}

export const bankResponse = ({ name, names, bic, code, country }: RecognisedBank): BankResponse => ({
  bank_name: name,
  names: { ...names },
  bic,
  bank_code: code,
  country,
});
