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
    show: { operationId: 'getWishlist', summary: 'Get the wishlist' },
    send: {
      operationId: 'toggleWishlistProduct',
      summary: 'Add a product to the wishlist, or remove it when it is there',
    },
    remove: { operationId: 'removeWishlistProduct', summary: 'Remove a product from the wishlist' },
  },
}) {}
