import { isUnread } from '@/theme/variables';

const unread = new Set<string>();

/** Takes a rule, or an element's own style, that a screen would have given to the browser. */
export function noteVariables(css: string): void {
  // Every paper says which light would lie over it in the dark; ours show none (theme/components.ts).
  const read = css.replaceAll(/--Paper-overlay: *[^;]*/g, '');
  for (const [, variable] of read.matchAll(/var\((--t-[\w-]+)/g)) if (isUnread(variable!)) unread.add(variable!);
}

/** What the screens of this process have read of the theme that no page holds. */
export const unreadVariables = (): string[] => [...unread];
