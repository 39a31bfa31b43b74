/** Calls `open` with the path of each notice that was pressed outside the web while this tab was there; returns the way to stop. */
export function onNoticeOpened(open: (path: string) => void): () => void {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  const listen = ({ data }: MessageEvent<unknown>) => {
    const { type, path } = (data ?? {}) as { type?: unknown; path?: unknown };
    if (type === 'open-notice' && typeof path === 'string' && /^\/(?!\/)/.test(path)) open(path);
  };
  worker?.addEventListener('message', listen);
  return () => worker?.removeEventListener('message', listen);
}
