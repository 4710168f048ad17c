import { Controller, Post, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../platform/access/caller.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import type { StoredPicture } from '../pictures/store-picture.js';
import { UploadPicture } from '../pictures/upload-picture.js';
import { adminExamples } from './admin-examples.js';
import { PictureResponse } from './dto/picture.response.js';

@ApiTags('Pictures')
@Controller('api/admin/pictures')
export class PicturesController {
  constructor(private readonly uploading: UploadPicture) {}

  @Post()
  @Access('catalog:write')
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: {
      type: 'object',
      properties: { file: { type: 'string', format: 'binary', description: 'Bytes of the picture, at most 10 MiB.' } },
      required: ['file'],
    },
  })
  @Documented({
    summary: 'Upload a picture',
    status: 201,
    operationId: 'uploadPicture',
    response: PictureResponse,
    example: adminExamples.picture,
    errors: ['picture_too_large', 'not_a_picture', 'picture_unreadable'],
    description:
      'JPEG, PNG, WebP, AVIF or GIF, at most 10 MiB and 50 megapixels. A picture that no product, ' +
      'category or setting uses is deleted after a day.',
  })
  upload(@Req() request: Request, @CurrentCaller() caller: Caller): Promise<StoredPicture> {
    return this.uploading.run(request, caller);
  }
}
