const PAPER = 'var(--t-palette-background-paper)';
// The covers move with what is scrolled, the shadows stay: a shadow shows at the end beyond which there is more.
const cover = (to: string, at: string) =>
  `linear-gradient(to ${to}, ${PAPER} 40%, transparent) ${at} / 100% 32px local`;
const shadow = (to: string, at: string) => `linear-gradient(to ${to}, rgb(0 0 0 / 0.2), transparent) ${at} / 100% 10px`;

/** What scrolls inside of a page, upon paper: a shadow at an end tells that there is more beyond it. */
export const scrollHint = {
  overflowY: 'auto',
  background: [cover('bottom', 'top'), cover('top', 'bottom'), shadow('bottom', 'top'), shadow('top', 'bottom')].join(),
  backgroundRepeat: 'no-repeat',
} as const;
