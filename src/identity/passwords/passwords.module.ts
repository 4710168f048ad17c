import { Module } from '@nestjs/common';
import { NewPasswords } from './new-passwords.js';
import { PasswordHasher } from './password-hasher.js';

/** The password policy, and password hashes. */
@Module({ providers: [NewPasswords, PasswordHasher], exports: [NewPasswords, PasswordHasher] })
export class PasswordsModule {}
