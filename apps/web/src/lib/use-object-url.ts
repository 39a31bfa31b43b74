import { useCallback } from 'react';

/** Ref of an <img> that shows bytes from memory: their address lives as long as the element. */
export const useObjectUrl = (blob: Blob | undefined) =>
  useCallback(
    (image: HTMLImageElement | null) => {
      if (!image || !blob) return;
      const url = URL.createObjectURL(blob);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [blob],
  );
