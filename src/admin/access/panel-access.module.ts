import { Module } from '@nestjs/common';
import { LoginController } from './login.controller.js';
import { LogoutController } from './logout.controller.js';
import { PasswordController } from './password.controller.js';
import { SignInStyleController } from './sign-in-style.controller.js';
import { PanelErrorPages } from './panel-error-pages.js';
import { PanelLogin } from './panel-login.js';
import { SignInPages } from './sign-in-pages.js';
import { SignInStyle } from './sign-in-style.js';

/** Login and password pages of the panel, rendered by the server before any of AdminJS is loaded. */
@Module({
  controllers: [LoginController, LogoutController, PasswordController, SignInStyleController],
  providers: [PanelErrorPages, PanelLogin, SignInPages, SignInStyle],
})
export class PanelAccessModule {}
