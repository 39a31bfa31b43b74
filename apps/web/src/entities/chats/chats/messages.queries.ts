import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { chats } from '@tuerca/contracts/chats/chats/endpoints';
import type { Adjunto } from '@tuerca/contracts/chats/chats/schemas';
import { client } from '@/lib/api';
import { chatKeys } from './chats.keys';
import { useChatPolling } from './chats.queries';
import { lastSeq, type MessageLog, withNewer, withOlder } from './message-log';

const api = client({ chats });
/** Messages of one step of catching up, and how many steps are taken before the newest page is shown anew. */
const CATCH_UP = 200;
const MAX_STEPS = 5;

async function newest(id: string, signal: AbortSignal): Promise<MessageLog> {
  const { data, meta } = await api.chats.messages({ params: { id }, signal });
  return { messages: data, hasOlder: meta.hasMore, lecturas: meta.lecturas };
}

/** The newest page; of a log that is known already, what followed it meanwhile. */
async function readLog(cache: QueryClient, id: string, signal: AbortSignal): Promise<MessageLog> {
  const known = () => cache.getQueryData<MessageLog>(chatKeys.messages(id));
  if (!known()) return newest(id, signal);
  let from = lastSeq(known()!);
  for (let step = 0; step < MAX_STEPS; step++) {
    const query = { desdeSeq: from, limit: CATCH_UP };
    const { data, meta } = await api.chats.messages({ params: { id }, query, signal });
    const log = known();
    if (!log) break;
    const merged = withNewer(log, data, meta.lecturas);
    if (!meta.hasMore) return merged;
    from = data.at(-1)?.seq ?? from;
    cache.setQueryData(chatKeys.messages(id), merged);
  }
  return newest(id, signal);
}

const messagesQuery = (cache: QueryClient, id: string) =>
  queryOptions({
    queryKey: chatKeys.messages(id),
    queryFn: ({ signal }) => readLog(cache, id, signal),
    // Others write while it is not open.
    staleTime: 0,
  });

/** The messages of a conversation, oldest first. Reading again fetches what followed. */
export const useMessages = (id: string) =>
  useQuery({ ...messagesQuery(useQueryClient(), id), refetchInterval: useChatPolling() });

/** Fetches the page before the first message that is known. */
export function useOlderMessages(id: string) {
  const cache = useQueryClient();
  const { queryKey } = messagesQuery(cache, id);
  return useMutation({
    mutationFn: async () => {
      const first = cache.getQueryData(queryKey)?.messages[0]?.seq;
      if (!first || first <= 1) return;
      const { data, meta } = await api.chats.messages({ params: { id }, query: { antesDeSeq: first } });
      cache.setQueryData(queryKey, (log) => log && withOlder(log, data, meta.hasMore));
    },
  });
}

const attachmentQuery = (chatId: string, adjunto: Pick<Adjunto, '_id'>) =>
  queryOptions({
    queryKey: chatKeys.attachment(adjunto._id),
    queryFn: ({ signal }) => api.chats.attachment({ params: { id: chatId, adjuntoId: adjunto._id }, signal }),
    staleTime: Infinity,
  });

/** The bytes of a picture in a message. */
export const useAttachment = (chatId: string, adjunto: Adjunto, enabled = true) =>
  useQuery({ ...attachmentQuery(chatId, adjunto), enabled });

/** Fetches a file when somebody asks for it. */
export const useDownloadAttachment = (chatId: string) =>
  useMutation({
    mutationFn: (adjunto: Adjunto) =>
      api.chats.attachment({ params: { id: chatId, adjuntoId: adjunto._id }, timeout: 60_000 }),
  });

/** Uploads one file; the sender's own picture is shown from what she chose. */
export function useUploadFile() {
  const cache = useQueryClient();
  return async (file: File, options: { signal: AbortSignal; onProgress: (share: number) => void }) => {
    const { data } = await api.chats.upload({ files: { adjuntos: [file] }, ...options });
    const adjunto = data[0]!;
    if (adjunto.tipo === 'imagen') cache.setQueryData(attachmentQuery('', adjunto).queryKey, file);
    return adjunto;
  };
}
