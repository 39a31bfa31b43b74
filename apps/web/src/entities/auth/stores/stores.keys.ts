/** Query keys of stores. */
export const storeKeys = {
  all: ['stores'] as const,
  list: (query: object) => [...storeKeys.all, 'list', query] as const,
  one: (tiendaId: string) => [...storeKeys.all, 'one', tiendaId] as const,
};
