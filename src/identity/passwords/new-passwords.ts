import { Injectable } from '@nestjs/common';
import { ShopProfile } from '../../platform/shop/shop-profile.js';
import { PasswordHasher } from './password-hasher.js';
import { checkPassword } from './password-policy.js';

/** Passwords as people choose them: checked, then hashed. */
@Injectable()
export class NewPasswords {
  constructor(
    private readonly hasher: PasswordHasher,
    private readonly shop: ShopProfile,
  ) {}

  /** @param email the account's address, which must not be part of it @throws FieldErrors at `password` */
  hash(password: string, email: string): Promise<string> {
    checkPassword(password, email, this.shop.name);
    return this.hasher.hash(password);
  }
}
