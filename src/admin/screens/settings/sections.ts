/** Sections of the settings, each with its own address; the first one has none. */
export const SECTIONS = ['shop', 'look', 'seller', 'money', 'orders', 'mail', 'security'] as const;
export type Section = (typeof SECTIONS)[number];

export const sectionOf = (record: string): Section => SECTIONS.find((section) => section === record) ?? 'shop';
