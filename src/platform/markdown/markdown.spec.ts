import fc from 'fast-check';
import { plainText, renderMarkdown } from './markdown.js';

const site = { baseUrl: 'https://shop.example/store', basePath: '/store' };
const render = (text: string): string => renderMarkdown(text, site);

/** Matches the HTML tags that rendered Markdown may contain. None of them can run a script. */
const TAGS =
  /<\/?(?:h[2-6]|p|a|em|strong|s|ul|ol|li|blockquote|pre|code|hr|br|img|table|thead|tbody|tr|th|td|div)(?: (?:href|src|alt|title|start|rel|loading|class|tabindex)="[^"<>]*")*>/g;

describe('Markdown', () => {
  test('Markdown becomes paragraphs, lists, tables and links', () => {
    expect(render('Pay **now**.\n\n- cash\n- [card](/pages/card)')).toBe(
      '<p>Pay <strong>now</strong>.</p>\n<ul>\n<li>cash</li>\n<li><a href="/store/pages/card">card</a></li>\n</ul>\n',
    );
    expect(render('| a | b |\n|---|---|\n| 1 | 2 |')).toContain(
      '<div class="prose__table" tabindex="0"><table>\n<thead>',
    );
    expect(render('| a | b |\n|---|--:|\n| 1 | 2 |')).toContain('<td>1</td>\n<td class="prose__right">2</td>');
  });

  test('headings in Markdown begin at h2 and skip no level, whatever the author began with', () => {
    const levels = (text: string): string[] => [...render(text).matchAll(/<(h\d)>/g)].map(([, tag]) => tag!);
    expect(levels('# A\n## B\n# C')).toEqual(['h2', 'h3', 'h2']);
    expect(levels('### A\n##### B\n#### C\n###### D')).toEqual(['h2', 'h3', 'h3', 'h4']);
    expect(levels('## A\n# B')).toEqual(['h2', 'h2']);
    expect(render('A\n===')).toBe('<h2>A</h2>\n');
  });

  test('links in Markdown to other sites have rel attributes, and links within the shop begin at its path', () => {
    expect(
      render(
        '[a](https://post.example/x) [b](https://shop.example/store/cart) [c](/cart) [d](/store/cart) ' +
          '[e](mailto:a@b.example) [f](tel:+380441234567) [g](#x)',
      ),
    ).toBe(
      '<p><a href="https://post.example/x" rel="noopener">a</a> <a href="https://shop.example/store/cart">b</a> ' +
        '<a href="/store/cart">c</a> <a href="/store/cart">d</a>' +
        ' <a href="mailto:a@b.example">e</a> <a href="tel:+380441234567">f</a> <a href="#x">g</a></p>\n',
    );
    expect(render('[a](//elsewhere.example/x)')).toBe('<p><a href="//elsewhere.example/x" rel="noopener">a</a></p>\n');
    expect(render('Write to help@shop.example or see https://post.example')).toContain(
      '<a href="mailto:help@shop.example">help@shop.example</a>',
    );
    expect(render('[h](/store?lang=uk) [i](/store#top) [j](/storeroom)')).toBe(
      '<p><a href="/store?lang=uk">h</a> <a href="/store#top">i</a> <a href="/store/storeroom">j</a></p>\n',
    );
    expect(render('![The shop](/media/shop.jpg)')).toBe(
      '<p><img src="/store/media/shop.jpg" alt="The shop" loading="lazy"></p>\n',
    );
  });

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'a <b onclick="x()">b</b>',
    '<!-- x --><svg/onload=alert(1)>',
    '<div>\n\n# x\n\n</div>',
    '<a href="javascript:alert(1)">x</a>',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](java&Tab;script:alert(1))',
    '[x](&#x6a;avascript:alert(1))',
    '[x](<javascript:alert(1)>)',
    '<javascript:alert(1)>',
    '[x](\u0001javascript:alert(1))',
    '[x](data:text/html,<script>alert(1)</script>)',
    '![x](data:image/svg+xml,<svg/onload=alert(1)>)',
    '[x](vbscript:x)',
    '[x]: javascript:alert(1)\n\n[x]',
    '[x](blob:https://shop.example/1)',
    '[x](/a "\\" onmouseover=\\"alert(1)")',
    '![" onerror="alert(1)](/x)',
    '```" onload="x\ncode\n```',
    '`<script>`',
    '&lt;script&gt;',
  ])('Markdown lets no HTML and no script through: %s', (text) => {
    const html = render(text);
    expect(html.replace(TAGS, '')).not.toMatch(/[<>]/);
    for (const [, address] of html.matchAll(/(?:href|src)="([^"]*)"/g))
      expect(address).not.toMatch(/^[^/?#]*(?:script|data|blob|vbscript)[^/?#]*:/i);
  });

  test('Markdown of any text contains only allowed elements and attributes', () => {
    const bits = fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '&',
      '(',
      ')',
      '[',
      ']',
      '!',
      '`',
      '#',
      '*',
      '_',
      '|',
      '-',
      '\n',
      ' ',
      '\\',
      ':',
      '/',
      'javascript:',
      'script',
      'a',
      'onload=',
      'https://x.example',
      '&lt;',
      '&#60;',
      '\t',
    );
    fc.assert(
      fc.property(fc.array(bits, { maxLength: 40 }), (some) =>
        expect(render(some.join('')).replace(TAGS, '')).not.toMatch(/[<>]/),
      ),
      { numRuns: 500 },
    );
  });

  test('Markdown can be converted to plain text', () => {
    expect(plainText('# Returns\n\nWithin **14 days**, see\n[how](/x).\n\n- `a`\n- b')).toBe(
      'Returns Within 14 days, see how. a b',
    );
  });

  test('Markdown has no heading below h6', () => {
    const text = ['# A', '## B', '### C', '#### D', '##### E', '###### F'].join('\n');
    expect([...render(text).matchAll(/<h(\d)>/g)].map(([, level]) => level)).toEqual(['2', '3', '4', '5', '6', '6']);
  });
});
