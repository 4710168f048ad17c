import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, RequestHandler, Response } from 'express';
import { Access } from '../../platform/access/access.decorator.js';
import { Config } from '../../platform/config/config.js';
import { mediaFiles } from '../../platform/http/media.js';
import { MakePictureSize } from '../pictures/make-picture-size.js';

/** Called only for missing files: existing ones are served before the framework runs. */
@Controller('media/pictures')
@Access('anyone')
@ApiExcludeController()
export class PictureSizesController {
  private readonly files: RequestHandler;

  constructor(
    private readonly making: MakePictureSize,
    config: Config,
  ) {
    this.files = mediaFiles(config);
  }

  /** Creates the file, then serves it like existing files, with the same ETag and ranges. */
  @Get(':file')
  async show(@Param('file') file: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    await this.making.run(file);
    request.url = `/pictures/${file}`;
    await new Promise<void>((resolve, reject) => {
      response.once('close', resolve);
      void this.files(request, response, reject);
    });
  }
}
