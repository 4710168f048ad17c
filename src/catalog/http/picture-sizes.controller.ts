import { Controller, Get, Param, Res, StreamableFile } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { Access } from '../../platform/access/access.decorator.js';
import { entityTag } from '../../platform/http/conditional-requests.js';
import { setMediaHeaders } from '../../platform/http/media.js';
import { MakePictureSize } from '../pictures/make-picture-size.js';

/** Reached for files that are not there: those that are have been served before the framework is entered. */
@Controller('media/pictures')
@Access('anyone')
@ApiExcludeController()
export class PictureSizesController {
  constructor(private readonly making: MakePictureSize) {}

  @Get(':file')
  async show(@Param('file') file: string, @Res({ passthrough: true }) response: Response): Promise<StreamableFile> {
    const bytes = await this.making.run(file);
    setMediaHeaders(response, true);
    response.setHeader('ETag', entityTag(bytes));
    return new StreamableFile(bytes, {
      type: file.endsWith('.jpg') ? 'image/jpeg' : 'image/webp',
      length: bytes.length,
    });
  }
}
