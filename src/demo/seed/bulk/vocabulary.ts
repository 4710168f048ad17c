/**
 * Vocabulary of the generated products: English, Ukrainian, Russian. No adjectives, so that no endings have to agree.
 */
export const nouns: ReadonlyArray<readonly [en: string, uk: string, ru: string]> = [
  ['Teapot', 'Чайник', 'Чайник'],
  ['Cup', 'Чашка', 'Чашка'],
  ['Mug', 'Кухоль', 'Кружка'],
  ['Bowl', 'Миска', 'Миска'],
  ['Plate', 'Тарілка', 'Тарелка'],
  ['Vase', 'Ваза', 'Ваза'],
  ['Candle', 'Свічка', 'Свеча'],
  ['Blanket', 'Ковдра', 'Одеяло'],
  ['Pillow', 'Подушка', 'Подушка'],
  ['Lamp', 'Лампа', 'Лампа'],
  ['Notebook', 'Зошит', 'Тетрадь'],
  ['Fountain pen', 'Перова ручка', 'Перьевая ручка'],
  ['Ink', 'Чорнило', 'Чернила'],
  ['Calendar', 'Календар', 'Календарь'],
  ['Basket', 'Кошик', 'Корзина'],
  ['Apron', 'Фартух', 'Фартук'],
  ['Towel', 'Рушник', 'Полотенце'],
  ['Soap', 'Мило', 'Мыло'],
  ['Jar', 'Банка', 'Банка'],
  ['Cutting board', 'Обробна дошка', 'Разделочная доска'],
  ['Knife', 'Ніж', 'Нож'],
  ['Spoon', 'Ложка', 'Ложка'],
  ['Kettle', 'Чайник для плити', 'Чайник для плиты'],
  ['Flower pot', 'Горщик для квітів', 'Цветочный горшок'],
  ['Watering can', 'Лійка', 'Лейка'],
  ['Seeds', 'Насіння', 'Семена'],
  ['Bench', 'Лавка', 'Скамья'],
  ['Stool', 'Табурет', 'Табурет'],
  ['Shelf', 'Полиця', 'Полка'],
  ['Mirror', 'Дзеркало', 'Зеркало'],
  ['Clock', 'Годинник', 'Часы'],
  ['Rug', 'Килим', 'Ковёр'],
];

export const series: ReadonlyArray<readonly [en: string, uk: string, ru: string]> = [
  ['Moss', 'Мох', 'Мох'],
  ['Amber', 'Бурштин', 'Янтарь'],
  ['River', 'Ріка', 'Река'],
  ['Birch', 'Береза', 'Берёза'],
  ['Dusk', 'Смерк', 'Сумерки'],
  ['Harvest', 'Жнива', 'Жатва'],
  ['Linden', 'Липа', 'Липа'],
  ['Snow', 'Сніг', 'Снег'],
  ['Meadow', 'Лука', 'Луг'],
  ['Stone', 'Камінь', 'Камень'],
  ['Heron', 'Чапля', 'Цапля'],
  ['Cloud', 'Хмара', 'Облако'],
  ['Clover', 'Конюшина', 'Клевер'],
  ['Ember', 'Жар', 'Уголёк'],
  ['Harbour', 'Гавань', 'Гавань'],
  ['Orchard', 'Сад', 'Сад'],
  ['Willow', 'Верба', 'Верба'],
  ['Dawn', 'Світанок', 'Рассвет'],
  ['Pine', 'Сосна', 'Сосна'],
  ['Lark', 'Жайвір', 'Жаворонок'],
];

export const colors = ['red', 'blue', 'green', 'white', 'black', 'sand'];
export const materials = ['stoneware', 'oak', 'linen', 'glass', 'steel', 'wool', 'paper'];
export const sizes = ['S', 'M', 'L'];

/** Pictures of the demo shop for generated products. */
export const pictures = ['teapot-moss', 'cup-clay', 'notebook-plum', 'candle-honey'].map(
  (name) => `/media/demo/${name}.svg`,
);
