import { Transform } from 'class-transformer';
import { IsBoolean, IsEmail, IsIn, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { PASSWORD_MAX } from '../../../identity/index.js';
import { PageQuery } from '../../../platform/http/validation/page.dto.js';
import { YesNo } from '../../../platform/http/validation/query.transforms.js';
import { IsRecipient, Trimmed } from '../../../platform/http/validation/text.decorators.js';
import { VersionRead } from '../../../platform/http/validation/version-read.decorator.js';
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

export const customerFilterOf = ({ q, registered, sort }: CustomerQuery): CustomerFilter => ({
  q: q || null,
  registered: registered ?? null,
  sort,
});

export const customerChangesOf = (body: CustomerBody): CustomerChanges => ({
  ...changesOf(body),
  ...(body.email !== undefined && { email: body.email }),
});
