const { lintApi } = (await import('./lint-api.mjs' as string)) as { lintApi: (text: string) => Promise<string[]> };

/** A small document without problems. */
const sound = {
  openapi: '3.1.0',
  info: {
    title: 'Tea',
    description: 'Kinds of tea.',
    version: '1.0.0',
    license: { name: 'MIT', identifier: 'MIT' },
    contact: { name: 'Tea house' },
  },
  servers: [{ url: '/' }],
  security: [],
  tags: [{ name: 'Tea', description: 'Kinds of tea.' }],
  paths: {
    '/tea': {
      get: {
        tags: ['Tea'],
        operationId: 'listTea',
        summary: 'List tea',
        description: 'All kinds.',
        responses: {
          200: {
            description: 'OK',
            content: {
              'application/json': { schema: { type: 'array', items: { type: 'string' } }, example: ['oolong'] },
            },
          },
          '4XX': { description: 'Not possible' },
        },
      },
    },
  },
};

const lint = (change: object): Promise<string[]> => lintApi(JSON.stringify({ ...sound, ...change }));

describe('the linters of the API document', () => {
  it('the linters report nothing about an API document without problems', async () => {
    expect(await lint({})).toEqual([]);
  });

  it('Redocly reports an error of the specification and a missing recommendation with their places', async () => {
    const problems = await lint({ info: { ...sound.info, license: undefined, summery: 'Tea' } });
    expect(problems.filter((one) => one.startsWith('redocly')).sort()).toEqual([
      expect.stringMatching(/^redocly error info-license: .* #\/info$/),
      expect.stringMatching(/^redocly error .*: .*summery.* #\/info/),
    ]);
  });

  it('Spectral reports a schema that is not used and an example that its schema does not accept', async () => {
    const Leaf = { type: 'object', properties: { grams: { type: 'integer', example: 'many' } } };
    const problems = await lint({ components: { schemas: { Leaf } } });
    expect(problems.filter((one) => one.startsWith('spectral')).sort()).toEqual([
      expect.stringMatching(
        /^spectral error oas3-valid-schema-example: .* #\/components\/schemas\/Leaf\/properties\/grams/,
      ),
      expect.stringMatching(/^spectral warn oas3-unused-component: .* #\/components\/schemas\/Leaf$/),
    ]);
  });
});
