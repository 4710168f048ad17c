import { api, ApiError, notify, type Reload } from '#panel';

/** Changes a row of a register, shows the result, and reloads the list. */
export function useChangeRow(reload: Reload) {
  return async (
    register: number,
    row: number,
    change: { readonly order_id?: number | null; readonly checked?: boolean },
  ): Promise<void> => {
    try {
      const { message } = await api.put(`/api/admin/courier-registers/${register}/rows/${row}`, change);
      notify.good(message);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify.bad(Object.values(error.fields).flat().join(' ') || error.message);
    }
    await reload();
  };
}
