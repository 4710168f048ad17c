import type { MigrationInterface, QueryRunner } from 'typeorm';

const check = (states: string): string => `
  ALTER TABLE mail DROP CONSTRAINT mail_state_check;
  ALTER TABLE mail ADD CONSTRAINT mail_state_check CHECK (state IN (${states})) NOT VALID;
  ALTER TABLE mail VALIDATE CONSTRAINT mail_state_check;`;

/** Adds the state of emails that the hourly limit of their address would delay for more than a day. */
export class DroppedMails1764500100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(check(`'queued', 'sent', 'dead', 'dropped'`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM mail WHERE state = 'dropped'; ${check(`'queued', 'sent', 'dead'`)}`);
  }
}
