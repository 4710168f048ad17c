import { access } from 'node:fs/promises';
import { Injectable, Logger } from '@nestjs/common';
import type { Liquid } from 'liquidjs';
import { withoutDirectionControls, type Language } from '#kernel';
import { Config } from '../config/config.js';
import { projectFolder } from '../config/project-folder.js';
import { Messages } from '../i18n/i18n.module.js';
import { InstalledPlugins } from '../plugins/installed-plugins.js';
import { withTimeout } from '../time/durations.js';
import { builtInOf } from './built-in.js';
import { limitedByWork } from './limited-by-work.js';
import { makeEngine, type TemplateFilter, type TemplateValue } from './make-engine.js';
import { fileOf, isText } from './template-name.js';

const LIMIT_MS = 5_000;

/**
 * Renders Liquid templates by name, looked up in TEMPLATE_DIR, TEMPLATE_PACKAGE_DIR, in the `views` of plugins, then in
 * `views/` (docs/customizing). If a template is missing, broken, too slow or too large, that of the next folder is
 * used, and finally the one built into the code.
 */
@Injectable()
export class Templates {
  private readonly logger = new Logger('Templates');
  private readonly folders: readonly string[];
  private readonly engines = new Map<string, Liquid>();
  private readonly filters: TemplateFilter[] = [];
  private readonly values: TemplateValue[] = [];

  constructor(
    config: Config,
    private readonly messages: Messages,
    plugins: InstalledPlugins,
  ) {
    const { templateDir, templatePackageDir } = config;
    this.folders = [templateDir, templatePackageDir, ...plugins.views, projectFolder('views')].filter(
      (folder) => folder !== null,
    );
  }

  /** Adds a filter for all templates. The module that owns it calls this when the application starts. */
  addFilter(filter: TemplateFilter): void {
    this.filters.push(filter);
    this.engines.clear();
  }

  /**
   * Adds a value for all templates, such as `payments`; a variable with the same name takes precedence. Called when the
   * application starts.
   */
  addValue(value: TemplateValue): void {
    this.values.push(value);
  }

  /**
   * Renders a template. Direction controls are removed, because one in a name would reverse the rest of its line.
   * @param name without extension, e.g. `payment/bank_invoice`; `mail/welcome.txt` is plain text, names without `.txt`
   * are HTML and escaped
   * @param fallback Liquid text, used if no folder has a working template; default: the one built in
   * @throws Error if no folder has a working template, and none is built in
   */
  async render(name: string, variables: object, language: Language, fallback?: string): Promise<string> {
    return withoutDirectionControls(await this.rendered(name, variables, language, fallback));
  }

  private async rendered(name: string, variables: object, language: Language, fallback?: string): Promise<string> {
    const file = fileOf(name);
    if (file === null) throw new Error(`no name of a template: ${name.slice(0, 80)}`);
    const globals = this.globals(language);
    const until = Date.now() + LIMIT_MS;
    let last: Error | null = null;
    for (let level = 0; level < this.folders.length && Date.now() < until; level++) {
      if (!(await this.isThere(level))) continue;
      try {
        return await withTimeout(until - Date.now(), () => {
          const engine = this.engine(level, isText(name));
          const isOwn = level === this.folders.length - 1;
          const scope = isOwn ? limitedByWork(engine, variables, globals) : variables;
          return engine.renderFile(file, scope, { globals }) as Promise<string>;
        });
      } catch (error) {
        last = error as Error;
        if (!isMissing(last, file))
          this.logger.warn({
            msg: 'template failed',
            template: name,
            folder: level,
            error: last.message.slice(0, 300),
          });
      }
    }
    const source = fallback ?? builtInOf(file.replace(/\.liquid$/, ''));
    if (source === undefined) throw new Error(`template ${name} cannot be rendered`, { cause: last });
    return (await this.engine(this.folders.length, false).parseAndRender(source, variables, { globals })) as string;
  }

  /**
   * Whether the folder exists; most projects have no templates of their own. Without this check, the limit for
   * projects' templates would apply to the shop's pages, and a slow first page would be rendered again in the short
   * remaining time. The folder may be created later.
   */
  private isThere(level: number): Promise<boolean> {
    return access(this.folders[level]!).then(
      () => true,
      () => false,
    );
  }

  /** Values for all templates. They are functions, which the engine calls when a template uses them. */
  private globals(language: Language): object {
    const known = new Map<string, Promise<unknown>>();
    const reading = this.values.map(
      ({ name, read }) => [name, () => known.get(name) ?? remember(known, name, read(language))] as const,
    );
    return { ...Object.fromEntries(reading), language };
  }

  /** The engine that reads templates, and those that they include, from the folder at index `level` and later ones. */
  private engine(level: number, text: boolean): Liquid {
    const key = `${level} ${text}`;
    const engine =
      this.engines.get(key) ??
      makeEngine(
        this.folders.slice(level),
        !text,
        (language, sentence, args) => this.messages.translate(language, sentence, args),
        this.filters,
      );
    this.engines.set(key, engine);
    return engine;
  }
}

const isMissing = (error: Error, file: string): boolean =>
  (error as { code?: string }).code === 'ENOENT' && error.message.includes(file);

function remember<T>(known: Map<string, T>, name: string, value: T): T {
  known.set(name, value);
  return value;
}
