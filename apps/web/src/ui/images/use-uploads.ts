import { useEffect, useRef, useState } from 'react';
import { messageOf } from '@/lib/api-error';

/** Uploads one picture and returns its URL. */
export type SendPicture = (
  file: File,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<string>;

/** Place of a picture among those that were chosen together. */
export interface PictureTurn {
  place: number;
  total: number;
}

/** A picture that waits for its turn, is uploading or failed. */
export interface PendingPicture extends PictureTurn {
  id: number;
  file: File;
  /** The pictures before it have arrived or failed. */
  begun: boolean;
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
const waiting = { begun: false, progress: 0, error: null };

type Running = Map<number, { control: AbortController; preview: string }>;
const endAll = (running: Running) => () => {
  for (const { control, preview } of running.values()) {
    control.abort();
    URL.revokeObjectURL(preview);
  }
  running.clear();
};

/** Uploads one after the other, so that they arrive in the order in which they were chosen; with progress, retry, cancel. Unmounting aborts them. */
export function useUploads({ send, onArrived, failure }: UploadsOptions) {
  const [pending, setPending] = useState<PendingPicture[]>([]);
  const running = useRef<Running>(new Map());
  const turn = useRef<Promise<void>>(Promise.resolve());
  const arrived = useRef(onArrived);
  useEffect(() => {
    arrived.current = onArrived;
  });
  useEffect(() => endAll(running.current), []);

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
  const upload = async (id: number, file: File, { signal }: AbortController) => {
    if (signal.aborted) return;
    change(id, { begun: true });
    try {
      const url = await send(file, {
        signal,
        onProgress: (progress) => change(id, { progress }),
      });
      if (signal.aborted) return;
      forget(id);
      arrived.current(url);
    } catch (error) {
      if (!signal.aborted) change(id, { error: messageOf(error, failure) });
    }
  };
  const start = ({ id, file, preview }: Pick<PendingPicture, 'id' | 'file' | 'preview'>) => {
    const control = new AbortController();
    running.current.set(id, { control, preview });
    turn.current = turn.current.then(() => upload(id, file, control));
  };
  return {
    pending,
    add: (file: File, turnOf: PictureTurn) => {
      const picture = { id: ++lastId, file, preview: URL.createObjectURL(file), ...waiting, ...turnOf };
      setPending((all) => [...all, picture]);
      start(picture);
    },
    retry: (picture: PendingPicture) => {
      change(picture.id, waiting);
      start(picture);
    },
    cancel: forget,
  };
}
