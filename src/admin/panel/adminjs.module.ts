import { AbstractLoader, AdminModule, type AdminModuleOptions } from '@adminjs/nestjs';
import { Injectable, Module, type DynamicModule } from '@nestjs/common';
import type AdminJS from 'adminjs';
import type { AdminJSOptions } from 'adminjs';

/**
 * Holds the AdminJS instance of @adminjs/nestjs. Its router is not mounted: our controllers answer, inside the
 * application's own request chain.
 */
@Injectable()
export class KeepAdminJs extends AbstractLoader {
  admin: AdminJS | null = null;

  register(admin: AdminJS): void {
    this.admin = admin;
  }
}

/**
 * Loaded with the first page of the panel: AdminJS takes over a second and much memory, which a server without
 * administrators saves.
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
