const { existsSync } = require('node:fs');
const { resolve, sep } = require('node:path');

// Our sources import './x.js' and mean './x.ts'; packages mean what they say.
module.exports = (request, options) => {
  const ours = /^\.{1,2}\/.*\.js$/.test(request) && !options.basedir.includes(`${sep}node_modules${sep}`);
  const source = ours && resolve(options.basedir, request.replace(/\.js$/, '.ts'));
  return source && existsSync(source) ? source : options.defaultResolver(request, options);
};
