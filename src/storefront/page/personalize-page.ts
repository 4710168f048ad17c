import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Messages } from '../../platform/i18n/i18n.module.js';
import { Templates } from '../../platform/templating/templates.js';
import { CART_LEFT_OUT, cartLeftOut } from './cart-left-out.js';
import { joinPage, type PageParts } from './placeholders.js';
import { ReadVisitor } from './read-visitor.js';
import { RenderTools } from './render-tools.js';

const NOTICE_KEY = /^[a-z_]{1,40}$/;

/** Fills the placeholders of a rendered page with the visitor's data: cart, lists, notice, and CSRF token. */
@Injectable()
export class PersonalizePage {
  constructor(
    private readonly visitors: ReadVisitor,
    private readonly tools: RenderTools,
    private readonly templates: Templates,
    private readonly messages: Messages,
  ) {}

  async run(page: PageParts, request: Request): Promise<string> {
    const visitor = await this.visitors.run(request);
    const tools = await this.tools.run(visitor);
    const notice = await this.notice(request);
    let token: string | null = null;
    return joinPage(page, (name, argument) => {
      if (name === 'csrf') return (token ??= tokenOf(request));
      if (name === 'tools') return tools;
      if (name === 'notice') return notice;
      const list = name === 'wished' ? visitor.wishlist : visitor.compare;
      return String(list.includes(Number(argument)));
    });
  }

  /** The notice of the previous form: `?said=added`. */
  private async notice(request: Request): Promise<string> {
    const leftOut = cartLeftOut(request);
    if (leftOut) {
      const key = leftOut.more > 0 ? 'storefront.cart_left_out_more' : 'storefront.cart_left_out';
      return this.rendered(CART_LEFT_OUT, this.messages.translate(request.language, key, { ...leftOut }), request);
    }
    const name = request.query?.['said'];
    if (typeof name !== 'string' || !NOTICE_KEY.test(name)) return '';
    const key = `storefront.said.${name}`;
    const text = this.messages.translate(request.language, key);
    return text === key ? '' : this.rendered(name, text, request);
  }

  private rendered(said: string, text: string, { language }: Request): Promise<string> {
    return this.templates.render('storefront/parts/notice', { said, text }, language);
  }
}

/** Error pages may be rendered without a session. */
const tokenOf = (request: Request): string =>
  request.session && typeof request.csrfToken === 'function' ? request.csrfToken() : '';
