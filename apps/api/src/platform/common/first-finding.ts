/** The page of the first filter that finds something, and which one that was; of the last one when none does. */
export async function firstFinding<Filter, Page extends { total: number }>(
  filters: readonly Filter[],
  find: (filter: Filter) => Promise<Page>,
): Promise<Page & { filter: Filter }> {
  const [filter, ...freer] = filters;
  const page = await find(filter!);
  return page.total || !freer.length ? { ...page, filter: filter! } : firstFinding(freer, find);
}
