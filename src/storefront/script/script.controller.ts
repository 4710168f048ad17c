import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Access } from '../../platform/access/access.decorator.js';
import { SCRIPT_NAMES } from './scripts.js';
import { SendScript } from './send-script.js';

/** Scripts of the pages, those of the shop and of plugins. */
@Controller('storefront')
@Access('anyone')
@ApiExcludeController()
export class ScriptController {
  constructor(private readonly script: SendScript) {}

  @Get([...SCRIPT_NAMES])
  send(@Req() request: Request, @Res() response: Response): void {
    this.script.run(request, response);
  }
}
