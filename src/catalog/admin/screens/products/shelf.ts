/** Something with its own stock: a product or one of its variants. */
export interface Shelf {
  readonly variantId: number | null;
  readonly name: string;
  readonly sku: string | null;
  readonly pieces: number;
}
