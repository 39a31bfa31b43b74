import { useEffect, useRef, useState } from 'react';
import { messageOf } from '@/lib/api-error';

/** Uploads one picture and returns its URL. */
export type SendPicture = (
  file: File,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<string>;

/** A picture that is uploading or failed. */
export interface PendingPicture {
  id: number;
  file: File;
  /** Object URL of the chosen picture. */
  preview: string;
  /** Share that is sent, 0 to 1. */
  progress: number;
  /** Message of the failure; null while it is uploading. */
  error: string | null;
}

interface UploadsOptions {
  send: SendPicture;
  onArrived: (url: string) => void;
  /** Message for a failure without one of the server. */
  failure: string;
}

let lastId = 0;

/** Uploads with progress, retry, cancel. Unmounting aborts those in progress. */
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
