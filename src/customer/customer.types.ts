/** What an order needs to know of who buys. */
export interface CustomerContact {
  readonly email: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly phone: string | null;
}
