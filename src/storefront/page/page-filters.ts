import { Injectable, type OnModuleInit } from '@nestjs/common';
import { pictureSet } from '../../catalog/index.js';
import { Config } from '../../platform/config/config.js';
import { Templates } from '../../platform/templating/templates.js';
import { placeholder } from './placeholders.js';

/** Filters of the pages' templates. */
@Injectable()
export class PageFilters implements OnModuleInit {
  constructor(
    private readonly templates: Templates,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    const { basePath } = this.config;
    // {{ '/cart' | url }} is a path of the shop, with its base path.
    this.templates.addFilter({
      name: 'url',
      run: (path) => (typeof path === 'string' && /^\/(?!\/)/.test(path) ? basePath + path : path),
    });
    // {{ image | picture: 400 }} is a picture in a smaller size (400, 800) if it has one; {{ image | pictures }} is its
    // `srcset`.
    this.templates.addFilter({
      name: 'picture',
      run: (image, [size]) => (typeof image === 'string' ? pictureSet(image, size === 400 ? 400 : 800).src : ''),
    });
    this.templates.addFilter({
      name: 'pictures',
      run: (image) => (typeof image === 'string' ? pictureSet(image, 800).srcset : ''),
    });
    // {{ product.id | wished }} is "true" or "false", also on a cached page.
    this.templates.addFilter({ name: 'wished', run: (id) => placeholder('wished', Number(id)) });
    this.templates.addFilter({ name: 'compared', run: (id) => placeholder('compared', Number(id)) });
  }
}
