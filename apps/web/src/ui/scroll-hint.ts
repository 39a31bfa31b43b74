const PAPER = 'var(--t-palette-background-paper)';
const SHADOW = 'color-mix(in srgb, var(--t-palette-text-primary) 28%, transparent)';
// The covers scroll with the content, the shadows stay: a shadow is visible at an end that has more beyond it.
const hint = (length: (px: number) => string, ends: readonly [start: string, end: string]) => {
  const at = ends.flatMap((end, i) => {
    const to = ends[1 - i]!;
    return [
      `linear-gradient(to ${to}, ${PAPER} 40%, transparent) ${end} / ${length(32)} local`,
      `linear-gradient(to ${to}, ${SHADOW}, transparent) ${end} / ${length(10)}`,
    ];
  });
  // Covers first: what comes first is drawn above.
  return { background: [at[0], at[2], at[1], at[3]].join(), backgroundRepeat: 'no-repeat' };
};

/** Styles of a scrolling element on paper: a shadow at an end shows that there is more beyond it. */
export const scrollHint = { overflowY: 'auto', ...hint((px) => `100% ${px}px`, ['top', 'bottom']) } as const;
/** The same from side to side. */
export const sideScrollHint = { overflowX: 'auto', ...hint((px) => `${px}px 100%`, ['left', 'right']) } as const;
