import { useMutation, useQueryClient } from '@tanstack/react-query';
import { chats } from '@tuerca/contracts/chats/chats/endpoints';
import { client, type InputFor } from '@/lib/api';
import { chatKeys } from './chats.keys';

const api = client({ chats });
/** What a conversation is opened with: people, a group's name, what it is about. */
type Opening = InputFor<typeof chats.create>['body'];

/** Opens a conversation, or finds the one that exists. Apart from the rest, which pages with a way to write do not load. */
export function useOpenChat() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (body: Opening) => (await api.chats.create({ body })).data,
    onSuccess: (chat) => {
      cache.setQueryData(chatKeys.one(chat._id), chat);
      void cache.invalidateQueries({ queryKey: chatKeys.lists });
    },
  });
}
