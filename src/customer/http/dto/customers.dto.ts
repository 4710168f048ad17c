import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsEmail,
  IsIn,
  IsNotEmpty,
  IsOptional,
  IsString,
  Length,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { PASSWORD_MAX } from '../../../identity/index.js';
import { PageQuery } from '../../../platform/http/validation/page.dto.js';
import { YesNo } from '../../../platform/http/validation/query.transforms.js';
import { IsRecipient, Trimmed, WhenSent } from '../../../platform/http/validation/text.decorators.js';
import { IsInt, VersionRead } from '../../../platform/http/validation/is-int.decorator.js';
import type { CustomerChanges } from '../../use-cases/change-customer.js';
import type { CustomerFilter } from '../../data/customer-rows.js';
import { changesOf, ProfileBody } from './customer.dto.js';

const EmptyIsNone = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() || null : value));

/** Filters of the list of customers. */
export class CustomerQuery extends PageQuery {
  /** Part of a name, email address or phone number, or the id. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(200)
  q?: string;

  /** 1: only customers with an account; 0: only guests. */
  @IsOptional()
  @YesNo()
  @IsBoolean()
  registered?: boolean;

  /** Only customers with this tag. */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? tagOf(value) : value))
  @IsString()
  @MaxLength(40)
  tag?: string;

  /** A leading `-` sorts in descending order. */
  @IsOptional()
  @IsIn(['created_at', '-created_at'])
  sort: string = '-created_at';
}

/** Changes by an administrator. */
export class CustomerBody extends ProfileBody {
  /** Contact address of a customer without an account. The address of an account cannot be changed here. */
  @IsOptional()
  @EmptyIsNone()
  @IsEmail()
  @IsRecipient()
  @MaxLength(254)
  email?: string | null;

  /**
   * Note of the staff, up to 2000 characters; the customer sees it only in the export of personal data. null removes
   * it.
   */
  @IsOptional()
  @EmptyIsNone()
  @IsString()
  @MaxLength(2000)
  staff_note?: string | null;

  /** Tags for filtering, at most 20 of up to 40 characters; stored in lower case. Replaces the stored ones. */
  @WhenSent()
  @Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? tagsOf(value) : value))
  @IsArray()
  @ArrayMaxSize(20)
  @IsString({ each: true })
  @Length(1, 40, { each: true })
  tags?: string[];

  /** `version` that was read. If the customer has changed since: 409 `stale_version`. */
  @VersionRead()
  version?: number;
}

export class AccountBody {
  /** false: the customer can no longer log in, and all sessions end. */
  @IsBoolean()
  active!: boolean;
}

export class MergeBody {
  /** Id of the customer that becomes part of the other one, and then has no page. */
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  customer_id!: number;
}

export class EraseBody {
  /** The account's current password. */
  @IsString()
  @IsNotEmpty()
  @MaxLength(PASSWORD_MAX)
  password!: string;
}

const tagOf = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** Values that are not texts stay unchanged, so that the validation refuses them. */
const tagsOf = (values: readonly unknown[]): unknown[] => [
  ...new Set(values.map((value) => (typeof value === 'string' ? tagOf(value) : value))),
];

export const customerFilterOf = ({ q, registered, tag, sort }: CustomerQuery): CustomerFilter => ({
  q: q || null,
  registered: registered ?? null,
  tag: tag || null,
  sort,
});

export const customerChangesOf = (body: CustomerBody): CustomerChanges => ({
  ...changesOf(body),
  ...(body.email !== undefined && { email: body.email }),
  ...(body.staff_note !== undefined && { staffNote: body.staff_note }),
  ...(body.tags !== undefined && { tags: body.tags }),
});
