import { OneOf, Text, Timestamp } from '../../../platform/http/openapi/response-properties.js';
import { REDIRECT_KINDS, type RedirectEntity, type RedirectKind } from '../../data/redirect.entity.js';

/** A redirect from a former address of the storefront. */
export class RedirectResponse {
  @OneOf(REDIRECT_KINDS, { name: 'RedirectKind', description: 'What has the address.' })
  kind!: RedirectKind;
  @Text({ description: 'Former path, without the host, such as `/product/linden-honey`.' }) from!: string;
  @Text({ description: 'Path to which requests are redirected. The page there may be hidden.' }) to!: string;
  @Timestamp({ description: 'When the address changed, ISO 8601 in UTC.' }) created_at!: Date;
}

const PATHS: Readonly<Record<RedirectKind, string>> = { product: '/product', category: '/category', page: '/pages' };

export const redirectResponse = ({ kind, former, present, created_at: at }: RedirectEntity): RedirectResponse => ({
  kind,
  from: `${PATHS[kind]}/${former}`,
  to: `${PATHS[kind]}/${present}`,
  created_at: at,
});
