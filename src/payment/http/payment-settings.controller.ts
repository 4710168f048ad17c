import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../platform/access/access.decorator.js';
import { MethodsController } from '../../platform/configurable-methods/index.js';
import { ChangePaymentMethod } from '../use-cases/change-payment-method.js';
import { ShowPaymentMethods } from '../use-cases/show-payment-methods.js';
import { PAYMENT_METHOD_CHANGES } from './dto/payment-method.dto.js';
import { paymentMethodExamples as examples } from './dto/payment-method.examples.js';
import {
  paymentMethodListResponse,
  PaymentMethodListResponse,
  PaymentMethodResponse,
} from './dto/payment-method.response.js';

/** Where the customers' money goes is the owner's to say; managers may read it. */
@ApiTags('Payment methods')
@Controller('api/admin/payment-methods')
@Access('owner')
export class PaymentSettingsController extends MethodsController({
  show: ShowPaymentMethods,
  change: ChangePaymentMethod,
  changedBy: 'owner',
  changesBody: PAYMENT_METHOD_CHANGES,
  response: PaymentMethodResponse,
  listResponse: PaymentMethodListResponse,
  toList: paymentMethodListResponse,
  messages: 'payment',
  unknown: 'unknown_payment_method',
  changeErrors: ['proof_required'],
  words: {
    list: { operationId: 'listPaymentMethodSettings', summary: 'List payment methods with all their settings' },
    read: { operationId: 'getPaymentMethod', summary: 'Read the settings of a payment method' },
    create: {
      operationId: 'createPaymentMethod',
      summary: 'Create a payment method',
      description:
        'One more method of a registered gateway, such as a second bank account: switched off, with settings of ' +
        'its own, after the last one.',
    },
    order: {
      operationId: 'reorderPaymentMethods',
      summary: 'Put the payment methods in order',
      description: 'All at once. Methods that are not named follow in the order they have.',
    },
    change: { operationId: 'updatePaymentMethod', summary: 'Change the settings of a payment method' },
    remove: { operationId: 'deletePaymentMethod', summary: 'Delete a payment method' },
  },
  examples,
}) {}
