import { Injectable, type OnModuleInit } from '@nestjs/common';
import { agentName } from '../identity/index.js';
import { Database } from '../platform/database/database.js';
import { PersonalData, type Person } from './personal-data.js';

interface SessionRow {
  readonly created: string | null;
  readonly expires_at: Date;
  readonly ip: string | null;
  readonly agent: string | null;
}

/** The account and where it is logged in. Secrets, hashes and session ids are never exported. */
@Injectable()
export class AccountData implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly data: PersonalData,
  ) {}

  onModuleInit(): void {
    this.data.exports('account', (person) => this.account(person));
    this.data.exports('sessions', (person) => this.sessions(person));
  }

  private async account({ userId }: Person): Promise<object | null> {
    const [row] = await this.database.query<object>(
      `SELECT id, email, role, active, language, created_at, last_login_at, password_changed_at,
         EXISTS (SELECT FROM second_factor f WHERE f.user_id = u.id AND f.confirmed_at IS NOT NULL) AS second_factor
       FROM app_user u WHERE id = $1`,
      [userId],
    );
    return row ?? null;
  }

  private async sessions({ userId }: Person): Promise<object[]> {
    const rows = await this.database.query<SessionRow>(
      `SELECT sess ->> 'createdAt' AS created, expire AS expires_at, sess ->> 'ip' AS ip, sess ->> 'agent' AS agent
       FROM session WHERE user_id = $1 ORDER BY expire DESC LIMIT 1000`,
      [userId],
    );
    return rows.map(({ created, ...row }) => ({
      created_at: created && new Date(Number(created)),
      ...row,
      browser: agentName(row.agent),
    }));
  }
}
