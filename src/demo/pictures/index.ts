export { motifs } from './motifs/index.js';
export { pictureFor } from './picture-for.js';
export { scenes } from './scenes.js';
export { demoColors, tones } from './tones.js';
