// Folders form no cycle. A run of its own, since specs and their fixtures may import from several folders.
const { options } = require('./.dependency-cruiser.cjs');

module.exports = {
  forbidden: [
    {
      name: 'no-folder-cycle',
      comment: 'Files of two folders do not import each other in a circle: one of the folders is below the other.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: '\\.spec\\.ts$|^test/' } },
};
