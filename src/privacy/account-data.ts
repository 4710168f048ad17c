import { Injectable, type OnModuleInit } from '@nestjs/common';
import { agentName, exportedAccount, storedSessionsOf } from '../identity/index.js';
import { Database } from '../platform/database/database.js';
import { PersonalData, type Person } from './personal-data.js';

/** Exports the account and its sessions. Secrets, hashes and session ids are never exported. */
@Injectable()
export class AccountData implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly data: PersonalData,
  ) {}

  onModuleInit(): void {
    this.data.exports('account', async ({ userId }) =>
      userId === null ? null : exportedAccount(this.database, userId),
    );
    this.data.exports('sessions', (person) => this.sessions(person));
  }

  private async sessions({ userId }: Person): Promise<object[]> {
    const rows = userId === null ? [] : await storedSessionsOf(this.database, userId);
    return rows.map(({ created, expire, ip, agent }) => ({
      created_at: created && new Date(Number(created)),
      expires_at: expire,
      ip,
      agent,
      browser: agentName(agent),
    }));
  }
}
