import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller } from '../../platform/access/caller.decorators.js';
import type { Caller } from '../../platform/access/caller.js';
import { answer, type Answer } from '../../platform/http/envelope/answer.js';
import { Idempotent } from '../../platform/http/idempotency/idempotent.decorator.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { Throttle } from '../../platform/throttle/throttle.decorator.js';
import { ChangeShopSettings } from '../change-shop-settings.js';
import { readSettings } from '../read-shop-settings.js';
import { settingsView } from '../settings-view.js';
import { TestMail } from '../test-mail.js';
import { SETTINGS, TEST_MAIL } from './shop-settings.examples.js';
import { ShopSettingsDto, TestMailDto } from './shop-settings.dto.js';

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
    summary: "Read the shop's settings",
    description:
      'What is null is not set: `in_effect` says what that comes to. What stands in `fixed` is set by the environment at the start.',
    ...SETTINGS,
  })
  async read(): Promise<object> {
    return settingsView(await readSettings(this.database), this.config);
  }

  @Put()
  @Documented({
    summary: "Change the shop's settings",
    description:
      'Changes what is sent; null takes a setting back. With `version`, only when nobody else has changed them since they were read.',
    ...SETTINGS,
    errors: [409],
  })
  async change(@Body() body: ShopSettingsDto, @CurrentCaller() caller: Caller): Promise<Answer> {
    return answer(settingsView(await this.changing.run({ ...body }, caller), this.config), {
      message: 'shop.messages.settings_saved',
    });
  }

  @Post('test-mail')
  @Idempotent()
  @Throttle('test-mail')
  @Documented({
    summary: "Send a test mail, to the caller's own address unless `to` says another",
    status: 201,
    ...TEST_MAIL,
    errors: [429],
  })
  async sendTestMail(@Body() body: TestMailDto, @CurrentCaller() caller: Caller): Promise<Answer> {
    return answer(await this.testMail.send(body.to, caller), { message: 'shop.messages.test_mail_posted' });
  }

  @Get('test-mail/:id')
  @Documented({ summary: 'What became of a test mail', ...TEST_MAIL, errors: [404] })
  lookAtTestMail(@Param('id') id: string): Promise<object> {
    return this.testMail.look(id);
  }
}
