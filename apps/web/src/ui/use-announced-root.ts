import { useLayoutEffect, useState } from 'react';

/** An element of its own at the end of the page that an open dialog does not hide from screen readers, so that what appears in it is announced. */
export function useAnnouncedRoot(): HTMLElement {
  const [root] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    document.body.append(root);
    // A dialog of MUI sets aria-hidden on everything beside it.
    const observer = new MutationObserver(() => root.removeAttribute('aria-hidden'));
    observer.observe(root, { attributeFilter: ['aria-hidden'] });
    return () => {
      observer.disconnect();
      root.remove();
    };
  }, [root]);
  return root;
}
