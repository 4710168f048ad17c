// Loaded in this order before every spec: Nest's packages form an import cycle that jest's ESM loader
// can only enter through `common` ("Cannot require() ES Module in a cycle").
await import('reflect-metadata');
await import('@nestjs/common');
await import('@nestjs/core');
