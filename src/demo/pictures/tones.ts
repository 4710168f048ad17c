/** Four shades of one colour: the body, its shadow, its highlight, and the wall behind it. */
export interface Tone {
  main: string;
  dark: string;
  light: string;
  wall: string;
}

const tone = (main: string, dark: string, light: string, wall: string): Tone => ({ main, dark, light, wall });

/** The colours the goods come in; the last word of a picture's name is one of these keys. */
export const tones: Record<string, Tone> = {
  moss: tone('#6f8663', '#55694c', '#93a887', '#e6eadf'),
  clay: tone('#c2714f', '#9c563a', '#d99678', '#f4e3da'),
  oat: tone('#e2d3b8', '#bfa985', '#f2e9d8', '#d6dfdc'),
  ink: tone('#34435a', '#242f42', '#5a6b85', '#e1e5eb'),
  honey: tone('#dba545', '#b58230', '#ecc47d', '#f8eed9'),
  fog: tone('#a3b8c0', '#7f979f', '#c6d5da', '#e9eff1'),
  plum: tone('#7e4c5e', '#613848', '#a47386', '#efe3e7'),
  slate: tone('#56748e', '#415a70', '#829cb3', '#e3eaf0'),
  rose: tone('#d79d92', '#b87a6f', '#e8c1b9', '#f8eae7'),
  charcoal: tone('#46474b', '#2f3033', '#6c6e73', '#e6e6e4'),
  cream: tone('#f5ecda', '#d3c4a6', '#fffaf0', '#cfd9d3'),
  oak: tone('#cfa570', '#a97f4c', '#e3c59c', '#eef0ea'),
  walnut: tone('#8a5f42', '#67442d', '#ad8566', '#efe6df'),
  brass: tone('#c8a24a', '#9f7d31', '#e2c57f', '#e3e9e6'),
  steel: tone('#a9b3ba', '#7f8a92', '#d0d7dc', '#f0ebe2'),
  glass: tone('#bcd6d2', '#8fb0ab', '#e2f0ed', '#f3ece0'),
};

/** By name, as filters show them. */
export const demoColors: Record<string, string> = Object.fromEntries(
  Object.entries(tones).map(([name, { main }]) => [name, main]),
);

/** Colours that do not change with the product. */
export const fixed = {
  paper: '#fbf7ee',
  line: '#d9cdb8',
  wood: '#c99f6b',
  woodDark: '#a67c4b',
  leaf: '#7c9a6d',
  leafDark: '#5b7750',
  tea: '#b4702f',
  flame: '#f3c052',
  metal: '#c3cad0',
  metalDark: '#8f9aa3',
} as const;
