/** Buyers of the plausible orders: given and family names, cities with their postal codes. */
export const givenNames = [
  'Olena', 'Andrii', 'Iryna', 'Taras', 'Марія', 'Сергій', 'Оксана', 'Дмитро', 'Anna', 'Jonas', 'Marta', 'Piotr', 'Sofia', 'Luca', 'Emma', 'Noah',
  'Ganna', 'Юлія', 'Богдан', 'Наталія', 'Elena', 'Мария', 'Алексей', 'Viktor',
];

export const familyNames = [
  'Bondar', 'Shevchenko', 'Koval', 'Melnyk', 'Ткаченко', 'Кравчук', 'Олійник', 'Лисенко', 'Novak', 'Weber', 'Kowalska', 'Rossi', 'Jansen', 'Dubois',
  'Marchenko', 'Гончар', 'Савчук', 'Романюк', 'Smirnova', 'Попов', 'Lehmann', 'Garcia', 'Horvat', 'Andersson', 'Petrenko', 'Поліщук', 'Rudenko', 'Hrytsenko',
];

export const cities: ReadonlyArray<readonly [city: string, zip: string, country: string]> = [
  ['Київ', '01001', 'UA'], ['Львів', '79000', 'UA'], ['Одеса', '65000', 'UA'], ['Харків', '61000', 'UA'], ['Kyiv', '02090', 'UA'], ['Lviv', '79012', 'UA'],
  ['Warszawa', '00-001', 'PL'], ['Berlin', '10115', 'DE'], ['Wien', '1010', 'AT'], ['Praha', '110 00', 'CZ'], ['Roma', '00118', 'IT'], ['Vilnius', '01100', 'LT'],
];
