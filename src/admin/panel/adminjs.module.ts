import { AbstractLoader, AdminModule, type AdminModuleOptions } from '@adminjs/nestjs';
import { Injectable, Module, type DynamicModule } from '@nestjs/common';
import type AdminJS from 'adminjs';
import type { AdminJSOptions } from 'adminjs';

/** Keeps the AdminJS that @adminjs/nestjs made. Its router is mounted nowhere: our controllers answer, within the application's own chain. */
@Injectable()
export class KeepAdminJs extends AbstractLoader {
  admin: AdminJS | null = null;

  register(admin: AdminJS): void {
    this.admin = admin;
  }
}

/** Loaded with the first page that is asked for: AdminJS takes over a second and much memory, which a server without administrators keeps. */
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
