import { useEffect, useRef, useState } from 'react';
import { CHAT_ERRORS } from '@tuerca/contracts/chats/chats/errors';
import { CHAT_MESSAGES } from '@tuerca/contracts/chats/chats/messages';
import { attachmentField, MAX_ADJUNTOS } from '@tuerca/contracts/chats/chats/rules';
import type { Adjunto } from '@tuerca/contracts/chats/chats/schemas';
import { IMAGE_MESSAGES } from '@tuerca/contracts/platform/uploads/messages';
import { useUploadFile } from '@/entities/chats/chats/messages.queries';
import { messageOf } from '@/lib/api-error';
import { shrinkPicture } from '@/lib/crop-picture';

/** A file chosen for the next message. */
export interface ChosenFile {
  id: number;
  file: File;
  /** Object URL, of pictures only. */
  preview: string | null;
  /** Share that is uploaded, 0 to 1. */
  progress: number;
  /** Uploaded file; null while it is uploading. */
  adjunto: Adjunto | null;
  /** Message of the failure. */
  error: string | null;
}

let lastId = 0;
const TOO_LARGE = `El archivo pesa más de ${Math.floor(attachmentField.maxBytes / 1024 / 1024)} MB.`;
const TOO_MANY = `Envía como máximo ${MAX_ADJUNTOS} archivos por mensaje`;

const toChosen = (file: File): ChosenFile => ({
  id: ++lastId,
  file,
  preview: file.type.startsWith('image/') ? URL.createObjectURL(file) : null,
  progress: 0,
  adjunto: null,
  error: null,
});

/** Files that can be accepted, and the reason when some cannot. */
function check(files: readonly File[], free: number): { taken: File[]; problem: string | null } {
  const good = files.filter(({ type }) => attachmentField.types.includes(type));
  const wrong = good.length < files.length ? CHAT_ERRORS.ADJUNTO_NO_SOPORTADO.message : null;
  return { taken: good.slice(0, free), problem: wrong ?? (good.length > free ? TOO_MANY : null) };
}

/** The files of the next message: validated, downscaled, uploaded with progress, retried or removed. Unmounting aborts the uploads. */
export function useFiles() {
  const upload = useUploadFile();
  const [files, setFiles] = useState<ChosenFile[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef(new Map<number, { control: AbortController; preview: string | null }>());
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const { control, preview } of all.values()) {
        control.abort();
        if (preview) URL.revokeObjectURL(preview);
      }
      all.clear();
    };
  }, []);

  const change = (id: number, set: Partial<ChosenFile>) =>
    setFiles((all) => all.map((one) => (one.id === id ? { ...one, ...set } : one)));
  const send = async ({ id, file, preview }: ChosenFile) => {
    const control = new AbortController();
    running.current.set(id, { control, preview });
    try {
      const small = await shrinkPicture(file);
      if (small.size > attachmentField.maxBytes)
        return change(id, { error: preview ? IMAGE_MESSAGES.unreadable(file.name) : TOO_LARGE });
      const onProgress = (progress: number) => change(id, { progress });
      const adjunto = await upload(small, { signal: control.signal, onProgress });
      if (!control.signal.aborted) change(id, { adjunto, progress: 1 });
    } catch (error) {
      if (!control.signal.aborted) change(id, { error: messageOf(error, CHAT_MESSAGES.uploadFailed) });
    }
  };
  const forget = (ids: readonly number[]) => {
    for (const id of ids) {
      const entry = running.current.get(id);
      entry?.control.abort();
      if (entry?.preview) URL.revokeObjectURL(entry.preview);
      running.current.delete(id);
    }
    setFiles((all) => all.filter(({ id }) => !ids.includes(id)));
  };
  return {
    files,
    problem,
    /** Adds files that were chosen, dropped or pasted. */
    add(chosen: readonly File[]) {
      const { taken, problem: found } = check(chosen, MAX_ADJUNTOS - files.length);
      setProblem(found);
      const added = taken.map(toChosen);
      setFiles((all) => [...all, ...added]);
      added.forEach((one) => void send(one));
    },
    retry(one: ChosenFile) {
      change(one.id, { error: null, progress: 0 });
      void send(one);
    },
    remove: (one: ChosenFile) => forget([one.id]),
    clear: () => forget(files.map(({ id }) => id)),
  };
}
