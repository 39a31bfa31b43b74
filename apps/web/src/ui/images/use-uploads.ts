import { useEffect, useRef, useState } from 'react';
import { messageOf } from '@/lib/api-error';

/** Sends one picture and answers its address. */
export type SendPicture = (
  file: File,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<string>;

/** A picture on its way, or one that did not arrive. */
export interface PendingPicture {
  id: number;
  file: File;
  /** Object URL of the picture as it was chosen. */
  preview: string;
  /** Share that has left the device, 0 to 1. */
  progress: number;
  /** Why it did not arrive; null while it is on its way. */
  error: string | null;
}

interface UploadsOptions {
  send: SendPicture;
  onArrived: (url: string) => void;
  /** What to say when the server gives no sentence of its own. */
  failure: string;
}

let lastId = 0;

/** Pictures on their way to the server: progress, retry, cancel. Whatever is still going is ended with the component. */
export function useUploads({ send, onArrived, failure }: UploadsOptions) {
  const [pending, setPending] = useState<PendingPicture[]>([]);
  const running = useRef(new Map<number, { control: AbortController; preview: string }>());
  const arrived = useRef(onArrived);
  useEffect(() => {
    arrived.current = onArrived;
  });
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const { control, preview } of all.values()) {
        control.abort();
        URL.revokeObjectURL(preview);
      }
      all.clear();
    };
  }, []);

  const change = (id: number, set: Partial<PendingPicture>) =>
    setPending((all) => all.map((one) => (one.id === id ? { ...one, ...set } : one)));
  const forget = (id: number) => {
    const entry = running.current.get(id);
    if (!entry) return;
    entry.control.abort();
    URL.revokeObjectURL(entry.preview);
    running.current.delete(id);
    setPending((all) => all.filter((one) => one.id !== id));
  };
  const start = async (id: number, file: File, preview: string) => {
    const control = new AbortController();
    running.current.set(id, { control, preview });
    try {
      const url = await send(file, {
        signal: control.signal,
        onProgress: (progress) => change(id, { progress }),
      });
      if (control.signal.aborted) return;
      forget(id);
      arrived.current(url);
    } catch (error) {
      if (!control.signal.aborted) change(id, { error: messageOf(error, failure) });
    }
  };
  return {
    pending,
    add: (file: File) => {
      const picture = { id: ++lastId, file, preview: URL.createObjectURL(file), progress: 0, error: null };
      setPending((all) => [...all, picture]);
      void start(picture.id, file, picture.preview);
    },
    retry: ({ id, file, preview }: PendingPicture) => {
      change(id, { error: null, progress: 0 });
      void start(id, file, preview);
    },
    cancel: forget,
  };
}
