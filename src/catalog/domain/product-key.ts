const MAX_ID = 2_147_483_647;

export interface RecordKey {
  readonly by: 'id' | 'alias';
  readonly value: number | string;
}

/** Plain digits, without a 0 in front, are an id, anything else an alias: an alias always has a letter. */
export function productKey(idOrAlias: string): RecordKey {
  if (!/^[1-9]\d*$/.test(idOrAlias)) return { by: 'alias', value: idOrAlias.slice(0, 200).replaceAll('\0', '') };
  const id = Number(idOrAlias);
  return { by: 'id', value: id <= MAX_ID ? id : 0 };
}
