import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Controller, Get, Param, Query, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Config } from '../../platform/config/config.js';
import { Access, PageFor, WithoutSecondFactor } from '../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../platform/access/caller.js';
import { BareAnswer } from '../../platform/http/envelope/envelope.interceptor.js';
import { PACKED_SUFFIX, packingOf } from '../../platform/http/packing.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { requirePanelAccess } from '../access/require-panel-access.js';
import { PanelAssets } from './panel-assets.js';
import { ShowPanel } from './show-panel.js';

const brotli = promisify(brotliCompress);
/** Compression functions for the page. The page is rendered for each request, so speed matters more than size. */
const COMPRESS = {
  br: (html: string): Promise<Buffer> => brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: promisify<string, Buffer>(gzip),
};
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The panel's page, for administrators, and its assets, for everyone. */
@Controller('admin')
@Access('anyone')
@WithoutSecondFactor()
@ApiExcludeController()
export class PanelController {
  constructor(
    private readonly panel: ShowPanel,
    private readonly assets: PanelAssets,
    private readonly config: Config,
  ) {}

  @Get('frontend/assets/:name')
  asset(
    @Param('name') name: string,
    @Query('v') version: unknown,
    @Req() request: Request,
    @Res() response: Response,
  ): void {
    const hash = this.assets.hashOf(name);
    if (hash === null) throw commonErrors.not_found();
    const isFont = name.endsWith('.woff2');
    const packing = isFont ? null : packingOf(request);
    response.type(name).vary('Accept-Encoding');
    if (packing) response.set('Content-Encoding', packing);
    response.set({
      'Cache-Control': isFont || version === hash ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
      ETag: `"${hash}${packing ? `-${packing}` : ''}"`,
    });
    response.sendFile(packing ? `${name}${PACKED_SUFFIX[packing]}` : name, {
      root: this.assets.folder,
      cacheControl: false,
      dotfiles: 'allow',
    });
  }

  @Get(['', 'pages/*place'])
  @PageFor('administrator')
  async page(
    @CurrentCaller() caller: Caller,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<BareAnswer | StreamableFile | void> {
    response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    if (!(await requirePanelAccess(caller, request, response, this.config.basePath))) return;
    const html = await this.panel.run(caller, response);
    const packing = packingOf(request);
    response.type('html').vary('Accept-Encoding');
    if (!packing) return new BareAnswer(html);
    response.set('Content-Encoding', packing);
    return new StreamableFile(await COMPRESS[packing](html), { type: 'text/html; charset=utf-8' });
  }
}
