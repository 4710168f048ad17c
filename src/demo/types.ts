/** A text in the three languages of the shop. */
export type Text3 = { en: string; uk: string; ru: string };

export interface DemoCategory {
  alias: string;
  /** Alias of the parent category; null at the top level. */
  parent: string | null;
  name: Text3;
  description: Text3;
  position: number;
  /** Path of the picture on the site, `/media/demo/<name>.svg`. */
  picture: string;
}

export interface DemoAttribute {
  attribute: string;
  value: string;
  /** Decimal string in EUR, added to the price. */
  priceModifier?: string;
}

export interface DemoVariant {
  sku: string;
  attributes: Record<string, string>;
  /** Decimal string in EUR; default: the product's price. */
  price?: string;
  stock: number;
  /** Path of one of the product's pictures. */
  image?: string;
}

export interface DemoImage {
  image: string;
  alt: Text3;
}

export interface DemoProduct {
  sku: string;
  alias: string;
  /** Alias of the category. */
  category: string;
  name: Text3;
  short: Text3;
  description: Text3;
  /** Decimal string in EUR. */
  price: string;
  /** Decimal string in EUR, below `price`. */
  special?: string;
  /** Stock; with variants, their sum. */
  stock: number;
  featured?: boolean;
  attributes: DemoAttribute[];
  variants?: DemoVariant[];
  images: DemoImage[];
  custom?: Record<string, unknown>;
}

/** A content page in Markdown. */
export interface DemoPage {
  slug: string;
  kind: 'terms' | 'privacy' | 'delivery' | 'contact';
  title: Text3;
  description: Text3;
  body: Text3;
}

export interface DemoReview {
  /** SKU of the reviewed product. */
  sku: string;
  name: string;
  rating: 1 | 2 | 3 | 4 | 5;
  text: string;
  approved: boolean;
}

export interface DemoAttributes {
  /** Labels of attributes, in the order of the filters. */
  labels: Record<string, Text3>;
  /** Labels of attribute values, by value. */
  value_labels: Record<string, Text3>;
  /** CSS colors of attribute values in filters, by value. */
  colors: Record<string, string>;
}

export interface DemoSettings {
  shopName: Text3;
  currency: string;
  cash: { position: number; title: Text3; description: Text3; info: Text3 };
  pickup: { address: Text3; opening_hours: Text3; requires_address: boolean };
  courier: { requires_phone: boolean };
  /** Title of the delivery method, the same as on the page about delivery. */
  delivery: Text3;
  seller: Record<'name' | 'address' | 'city' | 'zip' | 'country' | 'email' | 'phone', string>;
  bank_invoice: {
    position: number;
    title: Text3;
    description: Text3;
    account_holder: string;
    bank_name: string;
    account_number: string;
    bank_code: string;
    tax_id: string;
    /** Number of days. */
    payment_terms: number;
  };
}
