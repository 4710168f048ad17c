import { Injectable } from '@nestjs/common';
import { LazyModuleLoader } from '@nestjs/core';
import type AdminJS from 'adminjs';
import type { CurrentAdmin, PanelLocale } from './panel-state.js';
import { Config } from '../../platform/config/config.js';
import { PanelTexts } from './panel-texts.js';

/** Creates the AdminJS instance of this process when it is first needed. */
@Injectable()
export class LoadAdminJs {
  private loading: Promise<AdminJS> | null = null;

  constructor(
    private readonly lazy: LazyModuleLoader,
    private readonly config: Config,
    private readonly texts: PanelTexts,
  ) {}

  run(): Promise<AdminJS> {
    this.loading ??= this.load();
    this.loading.catch(() => (this.loading = null));
    return this.loading;
  }

  private async load(): Promise<AdminJS> {
    const [{ default: AdminJsClass }, { AdminJsModule, KeepAdminJs }, { AbstractLoader, AdminModule }] =
      await Promise.all([import('adminjs'), import('./adminjs.module.js'), import('@adminjs/nestjs')]);
    // Outside of production AdminJS would bundle the components and watch files; they were bundled by the build.
    AdminJsClass.prototype.watch = (): Promise<undefined> => Promise.resolve(undefined);
    const rootPath = `${this.config.basePath}/admin`;
    const options = {
      rootPath,
      loginPath: `${rootPath}/login`,
      logoutPath: `${rootPath}/logout`,
      branding: { companyName: 'Shop', logo: false as const, withMadeWithLove: false },
      locale: (current?: CurrentAdmin): PanelLocale => this.texts.localeOf(current?.language ?? this.config.language),
    };
    const module = await this.lazy.load(() =>
      AdminJsModule.with(options as unknown as Parameters<typeof AdminJsModule.with>[0]),
    );
    // Nest does not call the lifecycle hooks of a module that is loaded later
    await module.get(AdminModule, { strict: false }).onModuleInit();
    const keeper = module.get(AbstractLoader, { strict: false });
    if (!(keeper instanceof KeepAdminJs) || !keeper.admin) throw new Error('AdminJS was not created.');
    return keeper.admin;
  }
}
