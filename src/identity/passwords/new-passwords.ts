import { Injectable } from '@nestjs/common';
import { ShopProfile } from '../../platform/shop/shop-profile.js';
import { PasswordHasher } from './password-hasher.js';
import { checkPassword } from './password-policy.js';

/** Checks and hashes new passwords. */
@Injectable()
export class NewPasswords {
  constructor(
    private readonly hasher: PasswordHasher,
    private readonly shop: ShopProfile,
  ) {}

  /**
   * @param email the account's address, which must not be a part of the password
   * @throws FieldErrors at `password`
   */
  hash(password: string, email: string): Promise<string> {
    checkPassword(password, email, this.shop.name);
    return this.hasher.hash(password);
  }
}
