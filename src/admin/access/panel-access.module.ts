import { Module } from '@nestjs/common';
import { LoginController } from './login.controller.js';
import { LogoutController } from './logout.controller.js';
import { PasswordController } from './password.controller.js';
import { SignInStyleController } from './sign-in-style.controller.js';
import { PanelErrorPages } from './panel-error-pages.js';
import { PanelLogin } from './panel-login.js';
import { SignInPages } from './sign-in-pages.js';
import { SignInStyle } from './sign-in-style.js';

/** The way into the panel: pages of the server's own, before any of AdminJS is loaded. */
@Module({
  controllers: [LoginController, LogoutController, PasswordController, SignInStyleController],
  providers: [PanelErrorPages, PanelLogin, SignInPages, SignInStyle],
})
export class PanelAccessModule {}
