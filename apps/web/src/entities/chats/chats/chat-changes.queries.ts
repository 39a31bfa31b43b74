import { useMutation, useQueryClient } from '@tanstack/react-query';
import { chats } from '@tuerca/contracts/chats/chats/endpoints';
import type { Chat } from '@tuerca/contracts/chats/chats/schemas';
import { client, type InputFor } from '@/lib/api';
import { chatKeys } from './chats.keys';
import { changeChat } from './live-cache.queries';

const api = client({ chats });

type Change = InputFor<typeof chats.update>['body'];

/** Stars, silences, moves to the trash and back, renames: shown at once, and taken back when the server refuses. */
export function useChatChange(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (body: Change) => (await api.chats.update({ params: { id }, body })).data,
    onMutate: (change) => {
      const before = cache.getQueryData<Chat>(chatKeys.one(id));
      changeChat(cache, id, (chat) => ({ ...chat, ...change }));
      return before;
    },
    onSuccess: (chat) => void changeChat(cache, id, () => chat),
    onError: (_error, _change, before) => before && changeChat(cache, id, () => before),
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: chatKeys.lists }),
        cache.invalidateQueries({ queryKey: chatKeys.unread }),
      ]),
  });
}

/** Removes a conversation's history for me. */
export function useClearChat(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => api.chats.clear({ params: { id } }),
    onSuccess: () => {
      cache.removeQueries({ queryKey: chatKeys.messages(id) });
      return cache.invalidateQueries({ queryKey: chatKeys.all });
    },
  });
}

/** Adds somebody to a group. */
export function useAddMember(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (usuarioId: string) => (await api.chats.addMember({ params: { id }, body: { usuarioId } })).data,
    onSuccess: (chat) => void changeChat(cache, id, () => chat),
  });
}

/** Removes somebody from a group, or leaves it. */
export function useRemoveChatMember(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (usuarioId: string) => api.chats.removeMember({ params: { id, usuarioId } }),
    onSuccess: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: chatKeys.lists }),
        cache.invalidateQueries({ queryKey: chatKeys.one(id) }),
      ]),
  });
}
