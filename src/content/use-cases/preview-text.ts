import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';
import { renderMarkdown } from '../../platform/markdown/markdown.js';

/** Renders a text as its page would show it; nothing is stored. */
@Injectable()
export class PreviewText {
  constructor(private readonly config: Config) {}

  run(body: string): { html: string } {
    return { html: renderMarkdown(body, this.config) };
  }
}
