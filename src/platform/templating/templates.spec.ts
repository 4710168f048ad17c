import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Logger } from '@nestjs/common';
import type { Config } from '../config/config.js';
import type { Messages } from '../i18n/i18n.module.js';
import { InstalledPlugins } from '../plugins/installed-plugins.js';
import { Templates } from './templates.js';

const messages = {
  translate: (language: string, key: string, args: Record<string, unknown>) =>
    `${language}:${key}:${JSON.stringify(args)}`,
} as unknown as Messages;

describe('templates', () => {
  let folder: string;
  let templates: Templates;

  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  };

  beforeAll(() => Logger.overrideLogger(false));

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'templates-'));
    await mkdir(join(folder, 'own'));
    await mkdir(join(folder, 'package'));
    templates = new Templates(
      { templateDir: join(folder, 'own'), templatePackageDir: join(folder, 'package') } as Config,
      messages,
      new InstalledPlugins([]),
    );
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const invoice = (variables: object = {}) =>
    templates.render('payment/bank_invoice', { title: 'Pay', ...variables }, 'en');

  it('templates come from the project, else from the package, else from the shop', async () => {
    await write('package/payment/bank_invoice.liquid', 'package {{ title }}');
    expect(await invoice()).toBe('package Pay');
    await write('own/payment/bank_invoice.liquid', 'own {{ title }}');
    expect(
      await new Templates(
        { templateDir: join(folder, 'own'), templatePackageDir: null } as Config,
        messages,
        new InstalledPlugins([]),
      ).render('payment/bank_invoice', { title: 'Pay' }, 'en'),
    ).toBe('own Pay');
  });

  it('templates of the shop are rendered while the machine is busy with other work', async () => {
    const ofShop = (pauseMs: number) => {
      let pause = pauseMs;
      const translate = (...args: Parameters<Messages['translate']>): string => {
        // This blocks the thread without using CPU time.
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause);
        pause = 0;
        return messages.translate(...args);
      };
      return new Templates(
        { templateDir: null, templatePackageDir: null } as unknown as Config,
        { translate } as unknown as Messages,
        new InstalledPlugins([]),
      ).render('payment/bank_invoice', { order: { total: '10' } }, 'en');
    };
    expect(await ofShop(2_600)).toBe(await ofShop(0));
  });

  it('templates escape values', async () => {
    await write('own/payment/bank_invoice.liquid', '<b>{{ title }}</b>');
    expect(await invoice({ title: '<script>"&' })).toBe('<b>&lt;script&gt;&#34;&amp;</b>');
  });

  it('templates remove direction controls in markup, text and attributes, and from results of filters', async () => {
    const title = 'Lamp\u202E \u2067shade';
    templates.addFilter({ name: 'bold', raw: true, run: (value) => `<b>${String(value)}</b>` });
    await write('own/payment/bank_invoice.liquid', '<i title="{{ title }}">{{ title }}</i>{{ title | bold }}');
    expect(await invoice({ title })).toBe('<i title="Lamp shade">Lamp shade</i><b>Lamp shade</b>');
    await write('own/mail/note.txt.liquid', '{{ title }}');
    expect(await templates.render('mail/note.txt', { title }, 'en')).toBe('Lamp shade');
  });

  it('templates format an amount of money for the language, and leave other values unchanged', async () => {
    await write('own/mail/sum.txt.liquid', '{{ amount | money: currency }}');
    const sum = async (amount: unknown, currency: unknown, language: 'en' | 'uk') =>
      (await templates.render('mail/sum.txt', { amount, currency }, language)).replace(/\s/g, ' ');
    expect([await sum('96.00', 'EUR', 'en'), await sum('96.00', 'EUR', 'uk')]).toEqual(['€96.00', '96,00 €']);
    expect([await sum('soon', 'EUR', 'en'), await sum('5.00', 'XXX', 'en'), await sum(null, null, 'en')]).toEqual([
      'soon EUR',
      '5.00 XXX',
      '',
    ]);
  });

  it('templates of plain text do not escape values', async () => {
    await write('own/mail/note.txt.liquid', '{{ title }}');
    expect(await templates.render('mail/note.txt', { title: 'Salt & tea' }, 'en')).toBe('Salt & tea');
  });

  it.each([
    ['an unclosed tag', '{% if title %}'],
    ['an unknown filter', '{{ title | no_such_filter }}'],
    ['a missing part', '{% render "no/such" %}'],
    ['an endless loop', '{% for i in (1..3000) %}{% for j in (1..3000) %}{{ title }}{% endfor %}{% endfor %}'],
    ['a loop that exceeds the memory', '{% for i in (1..1000000000) %}.{% endfor %}'],
    [
      'a string that keeps growing',
      '{% assign a = "xxxxxxxxxx" %}{% for i in (1..60) %}{% assign a = a | append: a %}{% endfor %}{{ a }}',
    ],
    ['itself', '{% render "payment/bank_invoice" %}'],
  ])("the next folder's template is used after %s", async (_, text) => {
    await write('own/payment/bank_invoice.liquid', text);
    await write('package/payment/bank_invoice.liquid', 'package {{ title }}');
    expect(await invoice()).toBe('package Pay');
  });

  it('the built-in template is used if all others fail', async () => {
    await write('own/payment/bank_invoice.liquid', '{% oops %}');
    await write('package/payment/bank_invoice.liquid', '{% oops %}');
    expect(await invoice({ account_holder: 'Quiet Shelf' })).toContain('Quiet Shelf');
  });

  it('a failed template is rendered again only for folders that exist', async () => {
    await write('package/payment/bank_invoice.liquid', '{{ title | fail }}');
    const here = new Templates(
      { templateDir: join(folder, 'missing'), templatePackageDir: join(folder, 'package') } as Config,
      messages,
      new InstalledPlugins([]),
    );
    let tried = 0;
    const run = () => {
      tried++;
      throw new Error('it fails');
    };
    here.addFilter({ name: 'fail', run });
    await here.render('payment/bank_invoice', { title: 'Pay' }, 'en', 'given');
    expect(tried).toBe(1);
  });

  it('the given text is used if no template has the name', async () => {
    expect(await templates.render('payment/nowhere', { title: '<b>' }, 'en', 'for {{ title }}')).toBe('for &lt;b&gt;');
    await write('own/payment/nowhere.liquid', 'own {{ title }}');
    expect(await templates.render('payment/nowhere', { title: 'Pay' }, 'en', 'for {{ title }}')).toBe('own Pay');
  });

  it.each(['../secret', 'a/../../secret', '/etc/passwd', 'a\\b', 'a//b', '', 'a.b/c', '%2e%2e/secret'])(
    'template names outside of the folders are refused: %s',
    async (name) => {
      await expect(templates.render(name, {}, 'en')).rejects.toThrow('no name of a template');
    },
  );

  it('templates include no files outside of the folders, also not by symbolic links', async () => {
    await write('secret.liquid', 'secret');
    await write('own/payment/bank_invoice.liquid', '{% render "../secret" %}');
    await symlink(join(folder, 'secret.liquid'), join(folder, 'package/linked.liquid'));
    await write('package/payment/bank_invoice.liquid', '{% render "linked" %}');
    expect(await invoice()).not.toContain('secret');
    await expect(templates.render('linked', {}, 'en')).rejects.toThrow('cannot be rendered');
  });

  it('templates can read only own properties of values', async () => {
    await write(
      'own/payment/bank_invoice.liquid',
      '[{{ title.constructor }}{{ title.__proto__ }}{{ toString }}{{ title.length }}]',
    );
    expect(await invoice({ title: {} })).toBe('[]');
  });

  it('templates translate texts to the language of the page', async () => {
    await write('own/mail/note.txt.liquid', '{{ "mail.hello" | t: name: title }}');
    expect(await templates.render('mail/note.txt', { title: 'Ira' }, 'uk')).toBe('uk:mail.hello:{"name":"Ira"}');
  });
});
