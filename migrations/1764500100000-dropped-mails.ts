import type { MigrationInterface, QueryRunner } from 'typeorm';

const check = (states: string): string => `
  ALTER TABLE mail DROP CONSTRAINT mail_state_check;
  ALTER TABLE mail ADD CONSTRAINT mail_state_check CHECK (state IN (${states})) NOT VALID;
  ALTER TABLE mail VALIDATE CONSTRAINT mail_state_check;`;

/** Mails that could not be sent within a day of their posting, because of the hourly limit of their address. */
export class DroppedMails1764500100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(check(`'queued', 'sent', 'dead', 'dropped'`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM mail WHERE state = 'dropped'; ${check(`'queued', 'sent', 'dead'`)}`);
  }
}
