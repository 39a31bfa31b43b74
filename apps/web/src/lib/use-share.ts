import { useCopy } from './use-copy';

/** Whether an address was copied just now, and the function that hands a page on: by the phone's own sheet, else by the clipboard. */
export function useShare(): [boolean, (page: { title: string; path: string }) => Promise<void>] {
  const [copied, copy] = useCopy();
  const share = async ({ title, path }: { title: string; path: string }) => {
    const url = `${window.location.origin}${path}`;
    if (typeof navigator.share !== 'function') return copy(url);
    // Closing the sheet is no failure.
    await navigator.share({ title, url }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) copy(url);
    });
  };
  return [copied, share];
}
