/** Colors by their names in English, Ukrainian and Russian, for swatches of values that have no color of their own. */
const COLORS: ReadonlyArray<readonly [color: string, names: string]> = [
  ['#1c1c1e', 'black чорний черный'],
  ['#ffffff', 'white білий белый'],
  ['#8e8e93', 'gray grey сірий серый'],
  ['#46474b', 'charcoal anthracite графітовий графитовый антрацит'],
  ['#c0c4c8', 'silver срібний серебряный серебристый'],
  ['#c9a227', 'gold золотий золотой золотистый'],
  ['#c62828', 'red червоний красный'],
  ['#7b1f2e', 'burgundy maroon бордовий бордовый'],
  ['#ef7d22', 'orange помаранчевий оранжевий оранжевый'],
  ['#f2c230', 'yellow жовтий желтый'],
  ['#2e8b57', 'green зелений зеленый'],
  ['#7c8c3a', 'olive оливковий оливковый'],
  ['#bfe3cf', "mint м’ятний м'ятний мятный"],
  ['#2a9d9d', 'turquoise teal бірюзовий бирюзовый'],
  ['#2f6fd0', 'blue синій синий'],
  ['#8cc4ee', 'light-blue sky голубий блакитний голубой'],
  ['#1f2f55', 'navy темно-синій темно-синий'],
  ['#7a4fb0', 'purple violet фіолетовий фиолетовый'],
  ['#c3aee0', 'lilac lavender бузковий сиреневый лавандовый'],
  ['#ee8fb2', 'pink рожевий розовый'],
  ['#7a4e2d', 'brown коричневий коричневый'],
  ['#e3d2b4', 'beige бежевий бежевый'],
  ['#d8c08f', 'sand пісочний песочный'],
  ['#f5ecda', 'cream ivory кремовий кремовый молочний молочный'],
];
const BY_NAME = new Map(COLORS.flatMap(([color, names]) => names.split(' ').map((name) => [name, color] as const)));
const ATTRIBUTES = new Set(['color', 'colour', 'колір', 'цвет']);

/** Normalizes a color name: case, `ё` and spaces do not matter. */
const keyOf = (name: string): string => name.trim().toLowerCase().replaceAll('ё', 'е').replaceAll(' ', '-');

/**
 * Returns the color of a well-known color name as `#rrggbb`; null for other names. Only attributes that are called
 * color in one of the languages have swatches, so that green tea has none.
 */
export function knownColor(attribute: readonly string[], value: readonly string[]): string | null {
  if (!attribute.some((name) => ATTRIBUTES.has(keyOf(name)))) return null;
  return value.map((name) => BY_NAME.get(keyOf(name))).find((color) => color !== undefined) ?? null;
}
