import { Module } from '@nestjs/common';
import { PageModule } from '../page/page.module.js';
import { BrowserErrors } from './browser-errors.js';
import { RefusedForms } from './refused-forms.js';
import { ShowError } from './show-error.js';

/** Error pages for browsers. */
@Module({ imports: [PageModule], providers: [BrowserErrors, RefusedForms, ShowError], exports: [RefusedForms] })
export class ErrorPagesModule {}
