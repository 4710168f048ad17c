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
import { JudgeReviewBody, JudgeReviewsBody, ReviewsQuery, WriteReviewBody } from './dto/review.dto.js';
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
    summary: 'List the reviews of a product',
    description: 'Approved reviews only, newest first.',
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
    summary: 'Write a review',
    description: 'The review becomes public when an administrator approves it. HTML is shown as text.',
    request: { rating: 5, text: 'Smells like July.', name: 'Ira' },
    status: 201,
    operationId: 'writeReview',
    response: ReviewResponse,
    example: examples.review,
    errors: ['not_found'],
  })
  async write(
    @Param('id') id: string,
    @Body() body: WriteReviewBody,
    @CurrentCaller() caller: Caller,
  ): Promise<Answer> {
    return answer(await this.writing.run(id, body, caller), { message: 'catalog.review_waits' });
  }

  @Get('reviews')
  @Access('manager')
  @Documented({
    summary: 'List all reviews',
    description: 'Approved or not, each with its product. For managers and owners.',
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
    summary: 'Approve or reject several reviews',
    description: 'All in one transaction. Ids of reviews that no longer exist are returned in `missing`.',
    request: { ids: [1], approved: 1 },
    operationId: 'moderateReviews',
    response: ModeratedReviewsResponse,
    example: JUDGED_REVIEWS,
  })
  async judgeMany(@Body() body: JudgeReviewsBody, @CurrentCaller() caller: Caller): Promise<Answer> {
    return answer(await this.judging.judgeMany(body.ids, Boolean(body.approved), caller));
  }

  @Put('reviews/:id')
  @HttpCode(200)
  @Access('manager')
  @Documented({
    summary: 'Approve or reject a review',
    description:
      'May be repeated: an approved review can be rejected later. The rating of the product counts ' +
      'approved reviews only.',
    request: { approved: 1 },
    operationId: 'moderateReview',
    response: ModeratedReviewResponse,
    example: JUDGED_REVIEW,
    errors: ['not_found'],
  })
  async judge(
    @Param('id', RecordIdPipe) id: number,
    @Body() body: JudgeReviewBody,
    @CurrentCaller() caller: Caller,
  ): Promise<Answer> {
    return answer(await this.judging.approve(id, Boolean(body.approved), caller));
  }

  @Delete('reviews/:id')
  @Access('manager')
  @Documented({
    summary: 'Delete a review',
    description: 'For good. To hide a review and keep it, reject it instead.',
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
