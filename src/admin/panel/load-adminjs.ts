import { Injectable } from '@nestjs/common';
import type AdminJS from 'adminjs';
import type { AdminJSOptions } from 'adminjs';
import type { CurrentAdmin, PanelLocale } from './panel-state.js';
import { Config } from '../../platform/config/config.js';
import { PanelTexts } from './panel-texts.js';

/**
 * The AdminJS instance of this process, created when it is first needed: it takes over a second and much memory, which a
 * server without administrators saves. Only its page is used: its bundler and its router do not run, since the components
 * were bundled when the shop was built, and our controllers answer.
 */
@Injectable()
export class LoadAdminJs {
  private loading: Promise<AdminJS> | null = null;

  constructor(
    private readonly config: Config,
    private readonly texts: PanelTexts,
  ) {}

  run(): Promise<AdminJS> {
    this.loading ??= this.load();
    this.loading.catch(() => (this.loading = null));
    return this.loading;
  }

  private async load(): Promise<AdminJS> {
    const { default: AdminJsClass } = await import('adminjs');
    const rootPath = `${this.config.basePath}/admin`;
    const options = {
      rootPath,
      loginPath: `${rootPath}/login`,
      logoutPath: `${rootPath}/logout`,
      branding: { companyName: 'Shop', logo: false as const, withMadeWithLove: false },
      locale: (current?: CurrentAdmin): PanelLocale => this.texts.localeOf(current?.language ?? this.config.language),
    };
    return new AdminJsClass(options as unknown as AdminJSOptions);
  }
}
