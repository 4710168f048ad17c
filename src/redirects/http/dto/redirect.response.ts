import { ApiProperty } from '@nestjs/swagger';
import { REDIRECT_KINDS, type RedirectEntity, type RedirectKind } from '../../data/redirect.entity.js';

/** A redirect from a former address of the storefront. */
export class RedirectResponse {
  /** What has the address. */
  @ApiProperty({ enum: REDIRECT_KINDS })
  kind!: RedirectKind;

  /** Former path, without the host: `/product/old-name`. */
  from!: string;

  /** Path to which requests are redirected; the page there may be hidden. */
  to!: string;

  /** When the address changed. */
  @ApiProperty({ format: 'date-time' })
  created_at!: string;
}

const PATHS: Readonly<Record<RedirectKind, string>> = { product: '/product', category: '/category', page: '/pages' };

export const redirectResponse = ({ kind, former, present, created_at: at }: RedirectEntity): RedirectResponse => ({
  kind,
  from: `${PATHS[kind]}/${former}`,
  to: `${PATHS[kind]}/${present}`,
  created_at: at.toISOString(),
});
