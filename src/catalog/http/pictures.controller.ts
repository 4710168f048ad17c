import { Controller, Post } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../platform/access/caller.js';
import { Idempotent } from '../../platform/http/idempotency/idempotency.interceptor.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import type { ReceivedUpload } from '../../platform/http/uploads/receive-upload.js';
import { TakesUpload, Uploaded } from '../../platform/http/uploads/upload.interceptor.js';
import { catalogErrors } from '../catalog.errors.js';
import { StorePicture, type StoredPicture } from '../pictures/store-picture.js';
import { adminExamples } from './admin-examples.js';
import { PictureResponse } from './dto/picture.response.js';

@ApiTags('Pictures')
@Controller('api/admin/pictures')
export class PicturesController {
  constructor(private readonly storePicture: StorePicture) {}

  @Post()
  @Access('catalog:write')
  @TakesUpload(catalogErrors.picture_too_large)
  @Idempotent('found')
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
  upload(@Uploaded() { file }: ReceivedUpload, @CurrentCaller() caller: Caller): Promise<StoredPicture> {
    return this.storePicture.run(file, caller);
  }
}
