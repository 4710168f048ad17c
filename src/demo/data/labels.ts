import type { DemoProduct, Text3 } from '../types.js';
import { attributeTexts } from './attribute-texts.js';

const l = (en: string, uk: string, ru: string): Text3 => ({ en, uk, ru });

/** What the attributes are called. */
export const demoAttributeLabels: Record<string, Text3> = {
  color: l('Color', 'Колір', 'Цвет'),
  material: l('Material', 'Матеріал', 'Материал'),
  size: l('Size', 'Розмір', 'Размер'),
  capacity: l('Capacity', 'Об’єм', 'Объём'),
  weight: l('Weight', 'Вага', 'Вес'),
  origin: l('Origin', 'Походження', 'Происхождение'),
  format: l('Format', 'Формат', 'Формат'),
  pages: l('Pages', 'Сторінок', 'Страниц'),
  pieces: l('Pieces', 'Штук у наборі', 'Штук в наборе'),
  ruling: l('Ruling', 'Лінування', 'Линовка'),
  nib: l('Nib', 'Перо', 'Перо'),
  scent: l('Scent', 'Аромат', 'Аромат'),
  burn_time: l('Burning time', 'Час горіння', 'Время горения'),
  length: l('Length', 'Довжина', 'Длина'),
  water: l('Water temperature', 'Температура води', 'Температура воды'),
  finish: l('Finish', 'Оздоблення', 'Отделка'),
};

const units: Record<string, [uk: string, ru: string]> = {
  g: ['г', 'г'],
  kg: ['кг', 'кг'],
  ml: ['мл', 'мл'],
  l: ['л', 'л'],
  mm: ['мм', 'мм'],
  cm: ['см', 'см'],
  m: ['м', 'м'],
  h: ['год', 'ч'],
};

/** A measure as `0.8 l` in the three languages; what has no unit, as `A5` or `192`, stays as it is. */
function measure(value: string): Text3 {
  const inLanguage = (index: 0 | 1): string =>
    value.replace(/(\d)\.(\d)/g, '$1,$2').replace(/\b[a-z]+$/, (unit) => units[unit]?.[index] ?? unit);
  return { en: value, uk: inLanguage(0), ru: inLanguage(1) };
}

/** A label for every attribute value that these products and their variants use. */
export function valueLabels(products: DemoProduct[]): Record<string, Text3> {
  const used = products.flatMap((item) => [
    ...item.attributes.map(({ value }) => value),
    ...(item.variants ?? []).flatMap(({ attributes }) => Object.values(attributes)),
  ]);
  return Object.fromEntries([...new Set(used)].sort().map((value) => [value, attributeTexts[value] ?? measure(value)]));
}
