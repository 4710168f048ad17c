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
  MaxLength,
} from 'class-validator';
import { PASSWORD_MAX } from '../../../identity/index.js';
import { PageQuery } from '../../../platform/http/validation/page.dto.js';
import { YesNo } from '../../../platform/http/validation/query.transforms.js';
import { IsRecipient, Trimmed, WhenSent } from '../../../platform/http/validation/text.decorators.js';
import { VersionRead } from '../../../platform/http/validation/is-int.decorator.js';
import type { CustomerChanges } from '../../use-cases/change-customer.js';
import type { CustomerFilter } from '../../data/customer-rows.js';
import { changesOf, ProfileBody } from './customer.dto.js';

const EmptyIsNone = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() || null : value));

/** Which customers to list. */
export class CustomerQuery extends PageQuery {
  /** Part of a name, e-mail or phone, or the id. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(200)
  q?: string;

  /** Only customers with an account, or only those without. */
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

  @IsOptional()
  @IsIn(['created_at', '-created_at'])
  sort: string = '-created_at';
}

/** Changes by an administrator. */
export class CustomerBody extends ProfileBody {
  /** Of a customer without an account; that of an account is its login. */
  @IsOptional()
  @EmptyIsNone()
  @IsEmail()
  @IsRecipient()
  @MaxLength(254)
  email?: string | null;

  /** A remark for colleagues; the customer does not see it in the shop. */
  @IsOptional()
  @EmptyIsNone()
  @IsString()
  @MaxLength(2000)
  staff_note?: string | null;

  /** Kept in small letters, each once; replaces those that were there. */
  @WhenSent()
  @Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? tagsOf(value) : value))
  @IsArray()
  @ArrayMaxSize(20)
  @IsString({ each: true })
  @Length(1, 40, { each: true })
  tags?: string[];

  /** The version that was read; 409 `stale_version` when the customer has changed since. */
  @VersionRead()
  version?: number;
}

export class AccountBody {
  /** Whether the customer may log in. */
  @IsBoolean()
  active!: boolean;
}

export class EraseBody {
  /** The account's present password. */
  @IsString()
  @IsNotEmpty()
  @MaxLength(PASSWORD_MAX)
  password!: string;
}

const tagOf = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** What is no text is left for the checks. */
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
