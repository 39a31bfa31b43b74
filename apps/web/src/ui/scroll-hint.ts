const PAPER = 'var(--t-palette-background-paper)';
// The covers scroll with the content, the shadows stay: a shadow is visible at an end that has more beyond it.
const cover = (to: string, at: string) =>
  `linear-gradient(to ${to}, ${PAPER} 40%, transparent) ${at} / 100% 32px local`;
const shadow = (to: string, at: string) => `linear-gradient(to ${to}, rgb(0 0 0 / 0.2), transparent) ${at} / 100% 10px`;

/** Styles of a scrolling element on paper: a shadow at an end shows that there is more beyond it. */
export const scrollHint = {
  overflowY: 'auto',
  background: [cover('bottom', 'top'), cover('top', 'bottom'), shadow('bottom', 'top'), shadow('top', 'bottom')].join(),
  backgroundRepeat: 'no-repeat',
} as const;
