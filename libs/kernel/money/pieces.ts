/**
 * Amount of some pieces of a line, in minor units. The remainder of the division is spread over the first pieces, one
 * unit each, so that all pieces add up to the line, in any order and in any portions.
 * @param rest amount of all pieces that are left, not negative
 * @param left number of pieces that are left, at least `quantity`
 */
export function piecesAmount(rest: bigint, left: number, quantity: number): bigint {
  const remainder = rest % BigInt(left);
  const pieces = BigInt(quantity);
  return (rest / BigInt(left)) * pieces + (pieces < remainder ? pieces : remainder);
}
