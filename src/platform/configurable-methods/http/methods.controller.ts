import { Body, Delete, Get, Inject, Injectable, Param, Post, Put, type Type } from '@nestjs/common';
import { ApiBody, type ApiBodyOptions } from '@nestjs/swagger';
import type { Language } from '#kernel';
import { Access } from '../../access/access.decorator.js';
import { CurrentCaller, Lang, type Caller } from '../../access/caller.js';
import type { ErrorCode } from '../../errors/define-errors.js';
import { answer, type Answer } from '../../http/envelope/envelope.interceptor.js';
import { Documented, type DocumentedOptions } from '../../http/openapi/documented.decorator.js';
import { CreateMethod } from '../create-method.js';
import { DeleteMethod } from '../delete-method.js';
import { ReorderMethods } from '../reorder-methods.js';
import type { MethodDetail } from '../show-methods.js';
import { MethodOrderBody, newMethod, NewMethodBody } from './method.dto.js';
import { DeletedMethodResponse, methodListAnswer, methodResponse, type MethodResponse } from './method.response.js';

type Words = Pick<DocumentedOptions, 'summary' | 'description' | 'operationId'>;

export interface ShowsMethods<L> {
  all(language: Language): Promise<L>;
  one(key: string, language: Language): Promise<MethodDetail>;
}

export interface ChangesMethods {
  run(key: string, sent: Readonly<Record<string, unknown>>, caller: Caller, language: Language): Promise<void>;
}

/** Differences between the endpoints of payment methods and those of shipping methods. */
export interface MethodOperations<L> {
  readonly show: Type<ShowsMethods<L>>;
  readonly change: Type<ChangesMethods>;
  /**
   * The least role that may change and reorder methods. Managers can read methods; only owners create and delete them.
   */
  readonly changedBy: 'manager' | 'owner';
  readonly changesBody: ApiBodyOptions;
  readonly response: Type<MethodResponse>;
  readonly listResponse: Type;
  readonly toList: (list: L) => { readonly items: MethodResponse[] };
  /** Key of the texts: messages are at `<messages>.messages`. */
  readonly messages: string;
  readonly unknown: ErrorCode;
  /** Errors of a change, in addition to `unknown` and `stale_version`. */
  readonly changeErrors?: readonly ErrorCode[];
  readonly words: Readonly<Record<'list' | 'read' | 'create' | 'order' | 'change' | 'remove', Words>>;
  /** Example bodies: `creation`, `order` and `changes` are requests, the others whole answers. */
  readonly examples: Readonly<
    Record<'list' | 'method' | 'created' | 'deleted' | 'creation' | 'order' | 'changes', unknown>
  >;
}

/** Creates a base class of controllers with the operations by which administrators configure methods. */
export function MethodsController<L>(operations: MethodOperations<L>): Type {
  const { response, listResponse, messages, unknown, words, examples } = operations;

  @Injectable()
  class Methods {
    constructor(
      @Inject(operations.show) private readonly methods: ShowsMethods<L>,
      @Inject(operations.change) private readonly changeMethod: ChangesMethods,
      private readonly createMethod: CreateMethod,
      private readonly deleteMethod: DeleteMethod,
      private readonly reorderMethods: ReorderMethods,
    ) {}

    @Get()
    @Access('manager')
    @Documented({ ...words.list, response: listResponse, page: true, example: examples.list })
    async list(@Lang() language: Language): Promise<Answer> {
      return methodListAnswer(operations.toList(await this.methods.all(language)));
    }

    @Post()
    @Access('owner')
    @Documented({
      ...words.create,
      request: examples.creation,
      status: 201,
      response,
      example: examples.created,
      errors: ['method_key_taken'],
    })
    async create(
      @Body() body: NewMethodBody,
      @CurrentCaller() caller: Caller,
      @Lang() language: Language,
    ): Promise<Answer> {
      const { key } = await this.createMethod.run(newMethod(body), caller);
      return answer(methodResponse(await this.methods.one(key, language)), {
        message: `${messages}.messages.method_created`,
      });
    }

    @Put('order')
    @Access(operations.changedBy)
    @Documented({ ...words.order, request: examples.order, response: listResponse, page: true, example: examples.list })
    async order(
      @Body() body: MethodOrderBody,
      @CurrentCaller() caller: Caller,
      @Lang() language: Language,
    ): Promise<Answer> {
      await this.reorderMethods.run(body.keys, caller);
      return this.list(language);
    }

    @Get(':key')
    @Access('manager')
    @Documented({ ...words.read, response, example: examples.method, errors: [unknown] })
    async read(@Param('key') key: string, @Lang() language: Language): Promise<MethodResponse> {
      return methodResponse(await this.methods.one(key, language));
    }

    @Put(':key')
    @Access(operations.changedBy)
    @ApiBody(operations.changesBody)
    @Documented({
      ...words.change,
      request: examples.changes,
      response,
      example: examples.method,
      errors: [unknown, 'stale_version', ...(operations.changeErrors ?? [])],
    })
    async change(
      @Param('key') key: string,
      @Body() body: Record<string, unknown> | undefined,
      @CurrentCaller() caller: Caller,
      @Lang() language: Language,
    ): Promise<Answer> {
      await this.changeMethod.run(key, body ?? {}, caller, language);
      return answer(methodResponse(await this.methods.one(key, language)), {
        message: `${messages}.messages.method_saved`,
      });
    }

    @Delete(':key')
    @Access('owner')
    @Documented({
      ...words.remove,
      response: DeletedMethodResponse,
      example: examples.deleted,
      errors: [unknown, 'method_built_in', 'method_in_use'],
    })
    async remove(@Param('key') key: string, @CurrentCaller() caller: Caller): Promise<Answer> {
      await this.deleteMethod.run(key, caller);
      return answer({ key }, { message: `${messages}.messages.method_deleted` });
    }
  }
  return Methods;
}
