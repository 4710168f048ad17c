import { Column, Entity, PrimaryColumn, VersionColumn } from 'typeorm';
import type { SynonymGroup } from '../domain/synonyms.js';

/** The only row of its table. */
@Entity('search_synonyms')
export class SearchSynonymsEntity {
  @PrimaryColumn('int', { default: 1 })
  id!: number;

  @Column('jsonb', { default: [] })
  groups!: SynonymGroup[];

  @VersionColumn({ default: 1 })
  version!: number;
}
