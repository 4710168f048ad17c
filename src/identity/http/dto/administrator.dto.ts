import { IsBoolean, IsEmail, IsIn, IsOptional, IsString, MaxLength, Min } from 'class-validator';
import { LANGUAGES, type Language } from '#kernel';
import { ADMINISTRATOR_ROLES, type AdministratorRole } from '../../../platform/access/caller.js';
import { IsInt } from '../../../platform/http/validation/is-int.decorator.js';
import { PageQuery } from '../../../platform/http/validation/page.dto.js';
import { YesNo } from '../../../platform/http/validation/query.transforms.js';
import { Trimmed, WhenSent } from '../../../platform/http/validation/text.decorators.js';
import type { AdministratorChange } from '../../administrators/change-administrator.js';
import type { Invitation } from '../../administrators/invite-administrator.js';
import type { AdministratorFilter } from '../../data/administrators.js';
import { EMAIL_MAX } from './auth.dto.js';

export class AdministratorsQuery extends PageQuery {
  /** `support`, `manager` or `owner`. */
  @IsOptional()
  @IsIn(ADMINISTRATOR_ROLES)
  role?: AdministratorRole;

  @IsOptional()
  @YesNo()
  @IsBoolean()
  active?: boolean;

  /** A part of the e-mail address. */
  @IsOptional()
  @IsString()
  @MaxLength(EMAIL_MAX)
  q?: string;
}

export class InvitationBody {
  /** Receives the invitation, and is the login. */
  @Trimmed()
  @IsEmail()
  @MaxLength(EMAIL_MAX)
  email!: string;

  /** `support`, `manager` or `owner`. */
  @IsIn(ADMINISTRATOR_ROLES)
  role!: AdministratorRole;

  /** Of the mails to the administrator; the caller's when not sent. */
  @WhenSent()
  @IsIn(LANGUAGES)
  language?: Language;
}

export class AdministratorChangeBody {
  /** `support`, `manager` or `owner`. */
  @WhenSent()
  @IsIn(ADMINISTRATOR_ROLES)
  role?: AdministratorRole;

  /** `false`: can no longer log in. */
  @WhenSent()
  @IsBoolean()
  active?: boolean;

  /** Of the mails to the administrator. */
  @WhenSent()
  @IsIn(LANGUAGES)
  language?: Language;

  /** The version that was read; 409 `stale_version` when the administrator has changed since. */
  @WhenSent()
  @IsInt()
  @Min(1)
  version?: number;
}

export const administratorFilterOf = ({ role, active, q }: AdministratorsQuery): AdministratorFilter => ({
  role: role ?? null,
  active: active ?? null,
  q: q?.trim() || null,
});

/** @param own the caller's language */
export const invitationOf = ({ email, role, language }: InvitationBody, own: Language): Invitation => ({
  email,
  role,
  language: language ?? own,
});

/** What was sent. */
export const administratorChangeOf = ({
  role,
  active,
  language,
  version,
}: AdministratorChangeBody): AdministratorChange => ({
  ...(role !== undefined && { role }),
  ...(active !== undefined && { active }),
  ...(language !== undefined && { language }),
  ...(version !== undefined && { version }),
});
