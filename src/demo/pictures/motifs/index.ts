import { gardenMotifs } from './garden.js';
import { homeMotifs } from './home.js';
import { kitchenMotifs } from './kitchen.js';
import type { Motif } from './motif.js';
import { paperMotifs } from './paper.js';
import { teaMotifs } from './tea.js';

export type { Motif };

/** Every drawing by its name, the first word of a picture's name. */
export const motifs: Record<string, Motif> = {
  ...teaMotifs,
  ...paperMotifs,
  ...homeMotifs,
  ...gardenMotifs,
  ...kitchenMotifs,
};
