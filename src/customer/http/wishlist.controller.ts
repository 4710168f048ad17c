import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../platform/access/access.decorator.js';
import { WISHLIST } from '../data/product-list.js';
import { ProductListController } from './product-list.controller.js';

@ApiTags('Wishlist and comparison')
@Controller('api/wishlist')
@Access('anyone')
export class WishlistController extends ProductListController({
  list: WISHLIST,
  name: 'wishlist',
  send: 'toggle',
  repeat: 'refused',
  words: {
    show: {
      operationId: 'getWishlist',
      summary: 'Get the wishlist',
      description: 'Products that the visitor keeps for later. Guests without cookies send `X-Cart-Token`.',
    },
    send: {
      operationId: 'toggleWishlistProduct',
      summary: 'Add a product to the wishlist, or remove it',
      description: 'Removes the product if it is in the list; `event` of the answer tells which happened.',
    },
    remove: {
      operationId: 'removeWishlistProduct',
      summary: 'Remove a product from the wishlist',
      description: 'Also succeeds if the product is not in the list.',
    },
  },
}) {}
