import { useState } from 'react';

/** The chosen files that still have to be cut, one at a time; `url` shows the one whose turn it is. */
export function useCuts() {
  const [url, setUrl] = useState<string | null>(null);
  const [waiting, setWaiting] = useState<File[]>([]);
  const start = (files: File[]) => {
    setUrl((old) => {
      if (old) URL.revokeObjectURL(old);
      return files[0] ? URL.createObjectURL(files[0]) : null;
    });
    setWaiting(files.slice(1));
  };
  return { url, start, next: () => start(waiting) };
}
