export { motifs } from './motifs/index.js';
export { pictureFor } from './picture-for.js';
export { scenes } from './scenes.js';
export { tones } from './tones.js';
