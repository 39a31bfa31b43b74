import { isUnread } from '@/theme/variables';

const unread = new Set<string>();

/** Records the theme variables that a rule or an element's own style reads. */
export function noteVariables(css: string): void {
  // Every Paper declares its dark mode overlay; ours show none (theme/components.ts).
  const read = css.replaceAll(/--Paper-overlay: *[^;]*/g, '');
  for (const [, variable] of read.matchAll(/var\((--t-[\w-]+)/g)) if (isUnread(variable!)) unread.add(variable!);
}

/** Theme variables that this process' screens used and no page defines. */
export const unreadVariables = (): string[] => [...unread];
