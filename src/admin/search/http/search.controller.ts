import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../../platform/access/caller.js';
import { answerExample } from '../../../platform/http/openapi/answer-example.js';
import { Documented } from '../../../platform/http/openapi/documented.decorator.js';
import { SearchPanel } from '../search-panel.js';
import { SearchQuery } from './search.query.dto.js';
import { SearchResponse, searchResponse } from './search.response.js';

const example = answerExample({
  orders: [
    {
      id: 1042,
      reference: 'RF18000001042',
      customer: 'Olena Bondar',
      status: 'awaiting_payment',
      is_pickup: false,
      total: 54.9,
      currency: 'EUR',
      created_at: '2026-11-21T09:41:00.000Z',
    },
  ],
  products: [{ id: 7, name: 'Olena bowl', sku: 'BOWL-7', published: true, in_stock: 12 }],
  customers: [{ id: 31, name: 'Olena Bondar', email: 'olena@example.com', phone: '+380501234567', registered: true }],
});

@ApiTags('Dashboard')
@Controller('api/admin/search')
@Access('administrator')
export class SearchController {
  constructor(private readonly search: SearchPanel) {}

  @Get()
  @Documented({
    operationId: 'searchPanel',
    summary: 'Search orders, products and customers',
    description: 'At most 10 of each kind. A single character finds order numbers only. The lists have all matches.',
    response: SearchResponse,
    example,
  })
  async find(@Query() { q }: SearchQuery, @CurrentCaller() { language }: Caller): Promise<SearchResponse> {
    return searchResponse(await this.search.run(q, language));
  }
}
