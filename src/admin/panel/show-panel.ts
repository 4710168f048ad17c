import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { Config } from '../../platform/config/config.js';
import type { Caller } from '../../platform/access/caller.js';
import { reportDirectives } from '../../platform/http/security/answer-headers.js';
import { Messages } from '../../platform/i18n/i18n.module.js';
import { documentLogo, ShopSettings } from '../../settings/index.js';
import { dressPage } from './dress-page.js';
import { LoadAdminJs } from './load-adminjs.js';
import { PanelAssets } from './panel-assets.js';
import type { CurrentAdmin } from './panel-state.js';

/** Renders the page of the panel: AdminJS with the shop's components. The URL selects the screen. */
@Injectable()
export class ShowPanel {
  constructor(
    private readonly adminJs: LoadAdminJs,
    private readonly assets: PanelAssets,
    private readonly config: Config,
    private readonly shop: ShopSettings,
    private readonly messages: Messages,
  ) {}

  /**
   * Sets the page's own Content-Security-Policy.
   * @param caller an administrator
   */
  async run(caller: Caller, response: Response): Promise<string> {
    const admin = await this.adminJs.run();
    const { AppController } = await import('adminjs');
    const nonce = randomBytes(16).toString('base64');
    const html = await new AppController({ admin }, this.currentAdmin(caller)).index();
    response.setHeader('Content-Security-Policy', policy(nonce, this.config));
    return dressPage(html, {
      nonce,
      noScript: this.messages.translate(caller.language, 'panel-shell.no_script'),
      hashOf: (name) => this.assets.hashOf(name),
      assets: `${this.config.basePath}/admin/frontend/assets/`,
    });
  }

  private currentAdmin(caller: Caller): CurrentAdmin {
    const { basePath: base, currency } = this.config;
    return {
      id: caller.userId!,
      role: caller.role as CurrentAdmin['role'],
      language: caller.language,
      base,
      shop: {
        name: this.shop.name,
        named: this.shop.sender.name !== '',
        logo: documentLogo(this.shop.stored),
        currency,
        timeZone: this.shop.timezone,
        language: this.shop.language,
        mailsReady: this.shop.stored.mail_ready_for_shipment,
      },
      email: '',
    };
  }
}

/** The shop's policy (answer-headers.ts), extended by a nonce for the inline script with the panel's state. */
const policy = (nonce: string, config: Config): string =>
  [
    "default-src 'self'",
    "base-uri 'none'",
    "connect-src 'self'",
    "font-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "frame-src 'self'",
    "img-src 'self' data: blob: https:",
    "object-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "script-src-attr 'none'",
    "style-src 'self'",
    ...Object.entries(reportDirectives(config)).map(([name, value]) => `${name} ${value}`),
  ].join('; ');
