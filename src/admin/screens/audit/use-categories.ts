import { useRead, useText } from '#panel';

/** Names of categories by id, because the log contains ids; undefined for deleted ones. */
export function useCategories(): (id: unknown) => string | undefined {
  const say = useText();
  const { data } = useRead('/api/admin/categories');
  return (id) => {
    if (Number(id) === 0) return say('access.audit.top_level');
    return data?.items.find((category) => category.id === Number(id))?.name;
  };
}
