const MAX_ID = 2_147_483_647;

export interface RecordKey {
  readonly by: 'id' | 'alias';
  readonly value: number | string;
}

/** Digits without a leading 0 are an id, anything else is an alias, because every alias has a letter. */
export function productKey(idOrAlias: string): RecordKey {
  if (!/^[1-9]\d*$/.test(idOrAlias)) return { by: 'alias', value: idOrAlias.slice(0, 200).replaceAll('\0', '') };
  const id = Number(idOrAlias);
  return { by: 'id', value: id <= MAX_ID ? id : 0 };
}
