import { ArrayContains, In, IsNull, type EntityManager } from 'typeorm';
import { Injectable } from '@nestjs/common';
import type { Scope } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { ApiTokenEntity } from './api-token.entity.js';

/** Data of a token that every request with this token reads. */
export interface TokenRow {
  readonly id: number;
  readonly scopes: Scope[];
  readonly expires_at: Date | null;
  readonly last_used_at: Date | null;
}

/** The API tokens. */
@Injectable()
export class ApiTokenRows {
  constructor(private readonly database: Database) {}

  /** A token that is not revoked. */
  async byHash(hash: Buffer): Promise<TokenRow | null> {
    // SQL: this read runs for every caller with a token
    const [row] = await this.database.query<TokenRow>(
      {
        name: 'api_token_find',
        text: 'SELECT id, scopes, expires_at, last_used_at FROM api_token WHERE hash = $1 AND revoked_at IS NULL',
      },
      [hash],
    );
    return row ?? null;
  }

  async recordUse(id: number, at: Date): Promise<void> {
    await this.database.entities.update(ApiTokenEntity, { id }, { last_used_at: at });
  }

  /** Tokens with their creators, newest first. */
  page(limit: number, offset: number): Promise<[ApiTokenEntity[], number]> {
    return withCreator(this.database.entities)
      .orderBy('token.id', 'DESC')
      .limit(limit)
      .offset(offset)
      .getManyAndCount();
  }

  /** The account of a token's creator. */
  async creatorOf(tx: Transaction, id: number): Promise<number | null> {
    return (await tx.entities.findOneBy(ApiTokenEntity, { id }))?.created_by ?? null;
  }

  /** Inserts a token and returns it with its creator. */
  async insert(
    tx: Transaction,
    token: Pick<ApiTokenEntity, 'name' | 'hash' | 'scopes' | 'created_by' | 'created_at' | 'expires_at'>,
  ): Promise<ApiTokenEntity> {
    const { identifiers } = await tx.entities.insert(ApiTokenEntity, token);
    return withCreator(tx.entities)
      .where({ id: identifiers[0]!['id'] as number })
      .getOneOrFail();
  }

  lock(tx: Transaction, id: number): Promise<ApiTokenEntity | null> {
    return tx.entities.findOne(ApiTokenEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Locks a creator's tokens that are not revoked, optionally only those with a scope. */
  lockCreatedBy(tx: Transaction, creatorId: number, scope: Scope | null): Promise<ApiTokenEntity[]> {
    return tx.entities.find(ApiTokenEntity, {
      where: { created_by: creatorId, revoked_at: IsNull(), ...(scope && { scopes: ArrayContains([scope]) }) },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  async revoke(tx: Transaction, ids: readonly number[], at: Date): Promise<void> {
    if (ids.length > 0) await tx.entities.update(ApiTokenEntity, { id: In(ids) }, { revoked_at: at });
  }
}

const withCreator = (entities: EntityManager) =>
  entities
    .createQueryBuilder(ApiTokenEntity, 'token')
    .leftJoin('token.creator', 'creator')
    .addSelect(['creator.id', 'creator.email']);
