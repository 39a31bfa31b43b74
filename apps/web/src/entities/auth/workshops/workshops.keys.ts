/** Query keys of workshops. */
export const workshopKeys = {
  all: ['workshops'] as const,
  list: (query: object) => [...workshopKeys.all, 'list', query] as const,
  one: (tallerId: string, page: number) => [...workshopKeys.all, 'one', tallerId, { page }] as const,
  contact: (tallerId: string) => [...workshopKeys.all, 'contact', tallerId] as const,
};
