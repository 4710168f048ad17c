import type { SessionData } from 'express-session';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A browser's session; see SessionStore. */
@Entity('session')
export class SessionEntity {
  @PrimaryColumn('varchar')
  sid!: string;

  @Column('json')
  sess!: SessionData;

  @Column('timestamptz')
  expire!: Date;

  /** Null for guests. Computed by PostgreSQL. */
  @Column({
    type: 'int',
    nullable: true,
    generatedType: 'STORED',
    asExpression: `((sess ->> 'userId'::text))::integer`,
    insert: false,
    update: false,
  })
  user_id!: number | null;
}
