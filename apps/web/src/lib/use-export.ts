import { useMutation } from '@tanstack/react-query';
import { notify } from './notify';
import { useSaveFile } from './use-save-file';

/** Fetches a file once and hands it to the browser's downloads; says when it is saved (where there are words for it), or why not. */
export function useExport(read: () => Promise<Blob>, name: string, words: { done?: string; failed: string }) {
  const save = useSaveFile();
  const { mutate, isPending } = useMutation({
    mutationFn: read,
    onSuccess: (file) => {
      save(file, name);
      if (words.done) notify.ok(words.done);
    },
    onError: (error) => notify.failure(error, words.failed),
  });
  return { run: () => mutate(), busy: isPending };
}
