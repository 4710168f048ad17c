import { Global, Module } from '@nestjs/common';
import { Templates } from './templates.js';

@Global()
@Module({ providers: [Templates], exports: [Templates] })
export class TemplatingModule {}
