/** Pages to draw: all up to 5, else first, last, the current one and its neighbours, with 'gap' for what is left out. Empty at 1 page or fewer. */
export function pageList(page: number, totalPages: number): (number | 'gap')[] {
  if (totalPages <= 1) return [];
  if (totalPages <= 5) return Array.from({ length: totalPages }, (_, i) => i + 1);
  const shown = [...new Set([1, page - 1, page, page + 1, totalPages])]
    .filter((n) => n >= 1 && n <= totalPages)
    .sort((a, b) => a - b);
  return shown.flatMap((n, i) => {
    const before = shown[i - 1] ?? n - 1;
    // An ellipsis that hides a single page would take as much room as the page.
    return n - before === 1 ? [n] : n - before === 2 ? [n - 1, n] : ['gap' as const, n];
  });
}
