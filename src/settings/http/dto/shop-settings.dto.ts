import { IntersectionType } from '@nestjs/swagger';
import { Min } from 'class-validator';
import type { Language } from '#kernel';
import { IsInt } from '../../../platform/http/validation/is-int.decorator.js';
import { WhenSent } from '../../../platform/http/validation/text.decorators.js';
import type { SettingsChange } from '../../change-shop-settings.js';
import { GeneralSettingsBody } from './general.dto.js';
import { LookBody, type HeroTitleBody } from './look.dto.js';
import { MailSettingsBody } from './mail.dto.js';
import { RetentionSettingsBody } from './retention.dto.js';
import { SecuritySettingsBody } from './security.dto.js';
import { SellingSettingsBody } from './selling.dto.js';
import { StockProtectionBody } from './stock-protection.dto.js';

const Sections = IntersectionType(
  GeneralSettingsBody,
  SellingSettingsBody,
  StockProtectionBody,
  MailSettingsBody,
  LookBody,
  SecuritySettingsBody,
  RetentionSettingsBody,
);

/** Members that are not sent stay unchanged. */
export class ShopSettingsBody extends Sections {
  /** `version` that was read. If the settings have changed since: 409 `stale_version`. */
  @WhenSent()
  @IsInt()
  @Min(1)
  version?: number;
}

export const settingsChangeOf = ({
  payments_enabled: paymentsEnabled,
  smtp,
  colors,
  hero,
  ...body
}: ShopSettingsBody): SettingsChange => ({
  ...body,
  paymentsEnabled,
  ...(smtp !== undefined && { smtp: smtp && { ...smtp, user: smtp.user ?? null } }),
  ...(colors !== undefined && { colors: colors && { accent: colors.accent, accent_dark: colors.accent_dark ?? null } }),
  ...(hero !== undefined && {
    hero: hero && { image: hero.image ?? null, title: filled(hero.title), text: filled(hero.text) },
  }),
});

/** The texts that are not null. */
const filled = (texts: HeroTitleBody | undefined): Partial<Record<Language, string>> =>
  Object.fromEntries(Object.entries(texts ?? {}).filter(([, text]) => typeof text === 'string'));
