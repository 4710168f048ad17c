import { basename } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { Scripts, type ScriptName } from './scripts.js';
import { sendPacked } from './send-packed.js';

/** Sends one of the scripts. */
@Injectable()
export class SendScript {
  constructor(private readonly scripts: Scripts) {}

  /** @throws not_found if it was not built */
  run(request: Request, response: Response): void {
    const name = basename(request.path) as ScriptName;
    const file = this.scripts.file(name);
    if (!file) throw commonErrors.not_found();
    sendPacked(request, response, file, name.endsWith('.d.ts') ? 'text/plain' : 'text/javascript');
  }
}
