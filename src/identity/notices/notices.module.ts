import { Module } from '@nestjs/common';
import { KnownDevices } from './known-devices.js';
import { LockoutNotices } from './lockout-notices.js';
import { SecurityNotices } from './security-notices.js';

/** Notices to account owners about actions that a thief of a password or session could take. */
@Module({
  providers: [KnownDevices, LockoutNotices, SecurityNotices],
  exports: [KnownDevices, LockoutNotices, SecurityNotices],
})
export class NoticesModule {}
