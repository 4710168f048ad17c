/**
 * Days without settlement in TARGET, Monday to Friday, as the European Central Bank has set them: New Year's Day, Good
 * Friday, Easter Monday, 1 May, 25 and 26 December. Source: ECB, "Long-term calendar for T2 closing days".
 */
export const TARGET_HOLIDAYS: readonly string[] = [
  ...['2026-01-01', '2026-04-03', '2026-04-06', '2026-05-01', '2026-12-25'],
  ...['2027-01-01', '2027-03-26', '2027-03-29'],
  ...['2028-04-14', '2028-04-17', '2028-05-01', '2028-12-25', '2028-12-26'],
  ...['2029-01-01', '2029-03-30', '2029-04-02', '2029-05-01', '2029-12-25', '2029-12-26'],
  ...['2030-01-01', '2030-04-19', '2030-04-22', '2030-05-01', '2030-12-25', '2030-12-26'],
];

/**
 * Banking days in Ukraine follow the National Bank. While martial law is in force, public holidays are working days
 * (Law of Ukraine No. 2136-IX of 15 March 2022, Article 6(6)), and banks work Monday to Friday. When martial law ends,
 * the holidays of Article 73 of the Labour Code are added here.
 */
export const UKRAINIAN_BANK_HOLIDAYS: readonly string[] = [];

/** Last year of the lists; later only weekends are not banking days. */
export const LAST_HOLIDAY_YEAR = 2030;
