import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { Language } from '#kernel';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, Lang, type Caller } from '../../platform/access/caller.js';
import { answer, listAnswer, type Answer } from '../../platform/http/envelope/envelope.interceptor.js';
import { Idempotent } from '../../platform/http/idempotency/idempotency.interceptor.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { mustBeShallow, PageQuery } from '../../platform/http/validation/page.dto.js';
import { ModerateReview } from '../use-cases/moderate-review.js';
import { ListReviews } from '../use-cases/list-reviews.js';
import { WriteReview } from '../use-cases/write-review.js';
import { JudgeReviewDto, JudgeReviewsDto, ReviewsQuery, WriteReviewDto } from './dto/review.dto.js';
import { examples } from './examples.js';
import { ID_OR_ALIAS } from './id-or-alias.js';
import { ALL_REVIEWS, JUDGED_REVIEW, JUDGED_REVIEWS } from './review.examples.js';
import { publicAnswer, seesUnpublished } from './public-answer.js';
import { ReadCost } from '../../platform/throttle/throttle.decorator.js';
import { RecordIdPipe } from '../../platform/http/validation/validation.pipe.js';
import { IdResponse } from '../../platform/http/openapi/id.response.js';
import {
  ListedReviewResponse,
  ModeratedReviewResponse,
  ModeratedReviewsResponse,
  ReviewResponse,
} from './dto/review.response.js';

@ApiTags('Reviews')
@Controller('api')
export class ReviewsController {
  constructor(
    private readonly reviews: ListReviews,
    private readonly writing: WriteReview,
    private readonly judging: ModerateReview,
  ) {}

  @Get('products/:id/reviews')
  @Access('anyone')
  @ReadCost(1)
  @ApiParam(ID_OR_ALIAS)
  @Documented({
    summary: 'Approved reviews of a product, newest first',
    operationId: 'listProductReviews',
    etag: true,
    response: ReviewResponse,
    list: true,
    example: examples.reviews,
    errors: ['not_found'],
  })
  async ofProduct(
    @Param('id') id: string,
    @Query() query: PageQuery,
    @CurrentCaller() caller: Caller,
  ): Promise<Answer> {
    mustBeShallow(query, seesUnpublished(caller));
    const page = await this.reviews.ofProduct(id, seesUnpublished(caller), query.per_page, query.offset);
    const meta = { total: page.total, page: query.page, per_page: query.per_page };
    return publicAnswer(caller, { items: page.items }, [`product:${page.productId}`], { meta });
  }

  @Post('products/:id/reviews')
  @Idempotent()
  @Access('anyone')
  @ApiParam(ID_OR_ALIAS)
  @Documented({
    summary: 'Write a review; it waits for approval',
    status: 201,
    operationId: 'writeReview',
    response: ReviewResponse,
    example: examples.review,
    errors: ['not_found'],
  })
  async write(@Param('id') id: string, @Body() body: WriteReviewDto, @CurrentCaller() caller: Caller): Promise<Answer> {
    return answer(await this.writing.run(id, body, caller), { message: 'catalog.review_waits' });
  }

  @Get('reviews')
  @Access('manager')
  @Documented({
    summary: 'All reviews, with what they are about',
    operationId: 'listReviews',
    response: ListedReviewResponse,
    list: true,
    example: ALL_REVIEWS,
  })
  async index(@Query() query: ReviewsQuery, @Lang() language: Language): Promise<Answer> {
    const page = await this.reviews.all(query.filter, language, query.per_page, query.offset);
    return listAnswer(page.items, { total: page.total, page: query.page, per_page: query.per_page });
  }

  @Post('reviews/judge')
  @HttpCode(200)
  @Access('manager')
  @Documented({
    summary: 'Approve or reject several reviews at once',
    description: 'Reviews that no longer exist are listed in `missing`.',
    operationId: 'moderateReviews',
    response: ModeratedReviewsResponse,
    example: JUDGED_REVIEWS,
  })
  async judgeMany(@Body() body: JudgeReviewsDto, @CurrentCaller() caller: Caller): Promise<Answer> {
    return answer(await this.judging.judgeMany(body.ids, Boolean(body.approved), caller));
  }

  @Put('reviews/:id')
  @HttpCode(200)
  @Access('manager')
  @Documented({
    summary: 'Approve or reject a review',
    operationId: 'moderateReview',
    response: ModeratedReviewResponse,
    example: JUDGED_REVIEW,
    errors: ['not_found'],
  })
  async judge(
    @Param('id', RecordIdPipe) id: number,
    @Body() body: JudgeReviewDto,
    @CurrentCaller() caller: Caller,
  ): Promise<Answer> {
    return answer(await this.judging.approve(id, Boolean(body.approved), caller));
  }

  @Delete('reviews/:id')
  @Access('manager')
  @Documented({
    summary: 'Remove a review',
    operationId: 'deleteReview',
    response: IdResponse,
    example: examples.deleted,
    errors: ['not_found'],
  })
  async remove(@Param('id', RecordIdPipe) id: number, @CurrentCaller() caller: Caller): Promise<Answer> {
    await this.judging.remove(id, caller);
    return answer({ id });
  }
}
