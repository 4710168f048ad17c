import { Module } from '@nestjs/common';
import { ScriptController } from './script.controller.js';
import { Scripts } from './scripts.js';
import { SendScript } from './send-script.js';

/** Serves the scripts of the pages. */
@Module({ controllers: [ScriptController], providers: [Scripts, SendScript], exports: [Scripts] })
export class ScriptModule {}
