import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../platform/access/access.decorator.js';
import { COMPARISON } from '../data/product-list.js';
import { ProductListController } from './product-list.controller.js';

@ApiTags('Wishlist and comparison')
@Controller('api/compare')
@Access('anyone')
export class CompareController extends ProductListController({
  list: COMPARISON,
  name: 'comparison',
  send: 'add',
  repeat: 'found',
  words: {
    show: {
      operationId: 'getComparison',
      summary: 'Get the comparison',
      description: 'Products that the visitor compares. Guests without cookies send `X-Cart-Token`.',
    },
    send: {
      operationId: 'addComparisonProduct',
      summary: 'Add a product to the comparison',
      description: 'A product that is already in the list stays where it is.',
    },
    remove: {
      operationId: 'removeComparisonProduct',
      summary: 'Remove a product from the comparison',
      description: 'Also succeeds if the product is not in the list.',
    },
  },
}) {}
