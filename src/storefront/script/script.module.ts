import { Module } from '@nestjs/common';
import { ScriptController } from './script.controller.js';
import { Scripts } from './scripts.js';
import { SendScript } from './send-script.js';

/** The scripts of the pages, and where they are. */
@Module({ controllers: [ScriptController], providers: [Scripts, SendScript], exports: [Scripts] })
export class ScriptModule {}
