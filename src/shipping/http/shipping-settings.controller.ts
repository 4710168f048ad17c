import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../platform/access/access.decorator.js';
import { ChangeMethod, MethodsController } from '../../platform/configurable-methods/index.js';
import { ShowShippingMethods } from '../use-cases/show-shipping-methods.js';
import { SHIPPING_METHOD_CHANGES } from './dto/shipping-method.dto.js';
import { shippingMethodExamples as examples } from './dto/shipping-method.examples.js';
import {
  shippingMethodListResponse,
  ShippingMethodListResponse,
  ShippingMethodResponse,
} from './dto/shipping-method.response.js';

@ApiTags('Shipping methods')
@Controller('api/admin/shipping-methods')
@Access('manager')
export class ShippingSettingsController extends MethodsController({
  show: ShowShippingMethods,
  change: ChangeMethod,
  changedBy: 'manager',
  changesBody: SHIPPING_METHOD_CHANGES,
  response: ShippingMethodResponse,
  listResponse: ShippingMethodListResponse,
  toList: shippingMethodListResponse,
  messages: 'shipping',
  unknown: 'unknown_shipping_method',
  words: {
    list: {
      operationId: 'listShippingMethodSettings',
      summary: 'List shipping methods with their settings',
      description: 'Active or not, in the order of display.',
    },
    read: {
      operationId: 'getShippingMethod',
      summary: 'Get a shipping method with its settings',
      description: 'Secrets are not returned: `<name>_filled` tells whether they are set.',
    },
    create: {
      operationId: 'createShippingMethod',
      summary: 'Create a shipping method',
      description:
        'Another method of a registered shipping provider, such as an express delivery. It is switched off ' +
        'and has settings of its own; its place is the last one. 409 `method_key_taken` if another method ' +
        'has the key. For owners.',
    },
    order: {
      operationId: 'reorderShippingMethods',
      summary: 'Reorder the shipping methods',
      description:
        'Sets the order in which customers see them. Methods that are left out follow in their current order.',
    },
    change: {
      operationId: 'updateShippingMethod',
      summary: 'Update a shipping method',
      description:
        'Changes the members that are sent. With `version`, only if the method has not changed since it was ' +
        'read. Existing orders keep their shipping cost.',
    },
    remove: {
      operationId: 'deleteShippingMethod',
      summary: 'Delete a shipping method',
      description:
        'Only a method that is not built in (409 `method_built_in`) and that no order has used (409 ' +
        '`method_in_use`); switch off the others.',
    },
  },
  examples,
}) {}
