import { useState } from 'react';

/** The chosen files that still have to be cut, one at a time; `url` shows the one whose turn it is, `place` counts it, `rest` come after it. */
export function useCuts() {
  const [url, setUrl] = useState<string | null>(null);
  const [waiting, setWaiting] = useState<File[]>([]);
  const [total, setTotal] = useState(0);
  const show = (files: File[]) => {
    setUrl((old) => {
      if (old) URL.revokeObjectURL(old);
      return files[0] ? URL.createObjectURL(files[0]) : null;
    });
    setWaiting(files.slice(1));
  };
  const start = (files: File[]) => {
    setTotal(files.length);
    show(files);
  };
  return {
    url,
    place: total - waiting.length,
    total,
    rest: waiting,
    start,
    next: () => show(waiting),
    end: () => show([]),
  };
}
