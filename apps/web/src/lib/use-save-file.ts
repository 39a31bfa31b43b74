import { useCallback } from 'react';

/** Hands a file to the browser's downloads under a name. */
export const useSaveFile = (): ((file: Blob, name: string) => void) =>
  useCallback((file, name) => {
    const url = URL.createObjectURL(file);
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    document.body.append(link);
    link.click();
    link.remove();
    // Safari reads the address after the click.
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  }, []);
