import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../platform/access/caller.js';
import { answer, type Answer } from '../../platform/http/envelope/envelope.interceptor.js';
import { Idempotent } from '../../platform/http/idempotency/idempotency.interceptor.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { Throttle } from '../../platform/throttle/throttle.decorator.js';
import { ChangeShopSettings } from '../change-shop-settings.js';
import { readSettings } from '../data/setting-rows.js';
import { TestMail } from '../test-mail.js';
import { settingsChangeOf, ShopSettingsBody } from './dto/shop-settings.dto.js';
import { TestMailBody } from './dto/test-mail.dto.js';
import { ShopSettingsResponse, shopSettingsResponse } from './dto/shop-settings.response.js';
import { TestMailResponse, testMailResponse } from './dto/test-mail.response.js';
import { settingsExample, testMailExample } from './shop-settings.examples.js';

@ApiTags('Settings')
@Controller('api/admin/settings')
@Access('owner')
export class ShopSettingsController {
  constructor(
    private readonly database: Database,
    private readonly config: Config,
    private readonly changing: ChangeShopSettings,
    private readonly testMail: TestMail,
  ) {}

  @Get()
  @Documented({
    operationId: 'getSettings',
    summary: 'Get the settings',
    description:
      'A setting that is null is not set: `in_effect` has the value in use. Values in `fixed` come from ' +
      'the environment, and `from_environment` lists the settings that environment variables decide.',
    response: ShopSettingsResponse,
    example: settingsExample,
  })
  async read(): Promise<Answer> {
    return answer(shopSettingsResponse(await readSettings(this.database), this.config));
  }

  @Put()
  @Documented({
    operationId: 'updateSettings',
    summary: 'Update the settings',
    description:
      'Changes the members that are sent; null resets a setting to its default. Security settings and the mail server ' +
      'require a recent proof of identity (403 `proof_required`).',
    request: { shop_name: 'Quiet Shelf', low_stock_threshold: 5, seller: { name: 'Quiet Shelf LLC', country: 'UA' } },
    response: ShopSettingsResponse,
    example: settingsExample,
    errors: ['proof_required', 'stale_version'],
  })
  async change(@Body() body: ShopSettingsBody, @CurrentCaller() caller: Caller): Promise<Answer> {
    const changed = await this.changing.run(settingsChangeOf(body), caller);
    return answer(shopSettingsResponse(changed, this.config), { message: 'shop.messages.settings_saved' });
  }

  @Post('test-mail')
  @Idempotent()
  @Throttle('test-mail')
  @Documented({
    operationId: 'sendTestMail',
    summary: 'Send a test email',
    description:
      'To the address of the caller unless `to` is sent. Read its state with `GET ' +
      '/api/admin/settings/test-mail/{id}`.',
    request: { to: 'owner@example.com' },
    status: 201,
    response: TestMailResponse,
    example: testMailExample,
  })
  async sendTestMail(@Body() body: TestMailBody, @CurrentCaller() caller: Caller): Promise<Answer> {
    const sent = await this.testMail.send(body.to, caller);
    return answer(testMailResponse(sent), { message: 'shop.messages.test_mail_posted' });
  }

  @Get('test-mail/:id')
  @Documented({
    operationId: 'getTestMail',
    summary: 'Get the state of a test email',
    description: 'Read it until `state` is no longer `queued`.',
    response: TestMailResponse,
    example: testMailExample,
    errors: ['not_found'],
  })
  async showTestMail(@Param('id') id: string): Promise<Answer> {
    return answer(testMailResponse(await this.testMail.state(id)));
  }
}
