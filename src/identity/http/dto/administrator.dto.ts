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
  /** Only administrators with this role. */
  @IsOptional()
  @IsIn(ADMINISTRATOR_ROLES)
  role?: AdministratorRole;

  /** 1: only administrators who may log in; 0: only the others. */
  @IsOptional()
  @YesNo()
  @IsBoolean()
  active?: boolean;

  /** Part of the email address. */
  @IsOptional()
  @IsString()
  @MaxLength(EMAIL_MAX)
  q?: string;
}

export class InvitationBody {
  /** Receives the invitation, and becomes the login. */
  @Trimmed()
  @IsEmail()
  @MaxLength(EMAIL_MAX)
  email!: string;

  /** `support` reads and works on orders; `manager` also changes the catalog; `owner` may do everything. */
  @IsIn(ADMINISTRATOR_ROLES)
  role!: AdministratorRole;

  /** Language of the emails to the administrator. Default: that of the caller. */
  @WhenSent()
  @IsIn(LANGUAGES)
  language?: Language;
}

export class AdministratorChangeBody {
  /** New role. The last active owner cannot lose the role. */
  @WhenSent()
  @IsIn(ADMINISTRATOR_ROLES)
  role?: AdministratorRole;

  /** false: can no longer log in, and all sessions end. */
  @WhenSent()
  @IsBoolean()
  active?: boolean;

  /** Language of the emails to the administrator. */
  @WhenSent()
  @IsIn(LANGUAGES)
  language?: Language;

  /** `version` that was read. If the administrator has changed since: 409 `stale_version`. */
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

/** The sent members. */
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
