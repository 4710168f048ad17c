import { createHash } from 'node:crypto';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsNotEmpty,
  IsNumber,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { FieldErrors, Money } from '#kernel';
import { IsCalendarDay } from '../../../platform/http/validation/timestamp.validator.js';
import { Trimmed } from '../../../platform/http/validation/text.decorators.js';
import { currencyCode } from '../../reading/csv/currency.js';
import type { ReadStatement, ReadTransaction } from '../../reading/read-file.types.js';
import type { ReadImport } from '../../use-cases/prepare-import.js';

const MOST = 1_000;

/** The other side of a sent transaction. */
export class CounterpartyBody {
  /** Name as the bank writes it. */
  @IsOptional()
  @IsString()
  @MaxLength(200)
  name?: string | null;

  /** IBAN or account number. */
  @IsOptional()
  @IsString()
  @MaxLength(64)
  account?: string | null;
}

/** A booked transaction. */
export class SentTransactionBody {
  /** The bank's reference. */
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(140)
  external_id!: string;

  /** Day on which the bank booked it, YYYY-MM-DD. */
  @IsCalendarDay({ required: true })
  booked_on!: string;

  /** Value date: the day from which the amount earns interest, YYYY-MM-DD. */
  @IsOptional()
  @IsCalendarDay()
  value_on?: string | null;

  /** Amount in `currency`; negative if money left the account. Not 0. */
  @IsNumber()
  amount!: number;

  /** Who sent or received the money. */
  @IsOptional()
  @ValidateNested()
  @Type(() => CounterpartyBody)
  counterparty?: CounterpartyBody | null;

  /** Text of the payer. */
  @IsOptional()
  @IsString()
  @MaxLength(2000)
  remittance_information?: string | null;

  /** Id that the payer gave the transfer (end-to-end id, ISO 20022). */
  @IsOptional()
  @IsString()
  @MaxLength(140)
  end_to_end_id?: string | null;
}

/** Transactions of one account. */
export class SentTransactionsBody {
  /** IBAN or number of the account; one of the shop's bank accounts. */
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(64)
  account!: string;

  /** ISO 4217 code. */
  @IsString()
  @Matches(/^[A-Z]{3}$/)
  @MaxLength(3)
  currency!: string;

  /** Booked transactions, up to 1,000. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST)
  @ValidateNested({ each: true })
  @Type(() => SentTransactionBody)
  transactions!: SentTransactionBody[];
}

/** @throws FieldErrors (422) at `currency`, or at `transactions.N.amount` for an amount that the currency cannot have */
export function sentImportOf(body: SentTransactionsBody): ReadImport {
  const { account, currency } = body;
  if (currencyCode(currency) !== currency)
    throw new FieldErrors({ currency: [{ key: 'reconciliation.unknown_currency' }] });
  const days = body.transactions.map(({ booked_on: day }) => day).sort();
  const statement: ReadStatement = {
    account,
    ownerName: null,
    bankName: null,
    currency,
    number: null,
    from: days[0]!,
    to: days.at(-1)!,
    opening: null,
    closing: null,
    addsUp: null,
    transactions: body.transactions.map((sent, index) => transactionOf(sent, index, currency)),
    notBooked: 0,
  };
  const bytes = Buffer.from(JSON.stringify(body));
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  return { fileName: `${name}.json`, bytes, format: 'JSON', statements: [statement] };
}

function transactionOf(sent: SentTransactionBody, index: number, currency: string): ReadTransaction {
  return {
    bookedOn: sent.booked_on,
    valueOn: sent.value_on ?? null,
    amount: amountOf(sent.amount, index, currency),
    currency,
    isReturn: false,
    returnReason: null,
    counterpartyName: sent.counterparty?.name?.trim() || null,
    counterpartyAccount: sent.counterparty?.account?.trim() || null,
    remittance: sent.remittance_information ?? '',
    creditorReference: null,
    endToEndId: sent.end_to_end_id?.trim() || null,
    bankReference: sent.external_id,
    entryReference: null,
    part: 'entry',
  };
}

function amountOf(sent: number, index: number, currency: string): string {
  const problem = () => new FieldErrors({ [`transactions.${index}.amount`]: [{ key: 'reconciliation.bad_amount' }] });
  try {
    const amount = Money.parse(sent, currency);
    if (amount.isZero()) throw problem();
    return amount.toString();
  } catch {
    throw problem();
  }
}
