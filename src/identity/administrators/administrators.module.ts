import { Module } from '@nestjs/common';
import { NoticesModule } from '../notices/notices.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { TokensModule } from '../tokens/tokens.module.js';
import { ChangeAdministrator } from './change-administrator.js';
import { CutOffAdministrator } from './cut-off-administrator.js';
import { InviteAdministrator } from './invite-administrator.js';
import { ListAdministrators } from './list-administrators.js';

/** Management of administrators by owners. */
@Module({
  imports: [NoticesModule, PasswordsModule, SessionsModule, TokensModule],
  providers: [ChangeAdministrator, CutOffAdministrator, InviteAdministrator, ListAdministrators],
  exports: [ChangeAdministrator, CutOffAdministrator, InviteAdministrator, ListAdministrators],
})
export class AdministratorsModule {}
