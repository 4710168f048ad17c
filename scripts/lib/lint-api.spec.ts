const { lintApi } = (await import('./lint-api.mjs' as string)) as { lintApi: (text: string) => Promise<string[]> };

/** A small document without problems. */
const sound = {
  openapi: '3.1.0',
  info: { title: 'Tea', description: 'Kinds of tea.', version: '1.0.0', license: { name: 'MIT', identifier: 'MIT' } },
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
  it('a document without problems passes the linters', async () => {
    expect(await lint({})).toEqual([]);
  });

  it('Redocly reports an error of the specification and a missing recommendation with their places', async () => {
    const problems = await lint({ info: { ...sound.info, license: undefined, summery: 'Tea' } });
    expect(problems.sort()).toEqual([
      expect.stringMatching(/^redocly error info-license: .* #\/info$/),
      expect.stringMatching(/^redocly error .*: .*summery.* #\/info/),
    ]);
  });
});
