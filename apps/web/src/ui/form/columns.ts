/** Fields beside each other from 600 px, below each other on a phone. */
export const twoColumns = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
} as const;
/** Fields beside each other where each has room for `px`, below each other where not. */
export const sideBySide = (px: number): string => `repeat(auto-fit, minmax(min(100%, ${px}px), 1fr))`;
/** A field over both columns. */
export const wide = { gridColumn: '1 / -1' } as const;
