import { AbstractLoader, AdminModule, type AdminModuleOptions } from '@adminjs/nestjs';
import { Injectable, Module, type DynamicModule } from '@nestjs/common';
import type AdminJS from 'adminjs';
import type { AdminJSOptions } from 'adminjs';

/**
 * Provides the AdminJS instance of @adminjs/nestjs. Its router is not mounted: the shop's controllers answer, so that
 * all middlewares and guards apply.
 */
@Injectable()
export class KeepAdminJs extends AbstractLoader {
  admin: AdminJS | null = null;

  register(admin: AdminJS): void {
    this.admin = admin;
  }
}

/**
 * Loaded with the first page of the panel: AdminJS needs more than a second and much memory, which servers without
 * administrators save.
 */
@Module({})
export class AdminJsModule {
  static with(options: AdminJSOptions): DynamicModule {
    return {
      module: AdminJsModule,
      imports: [
        AdminModule.createAdmin({ adminJsOptions: options, customLoader: KeepAdminJs } as AdminModuleOptions & {
          customLoader: typeof KeepAdminJs;
        }),
      ],
    };
  }
}
