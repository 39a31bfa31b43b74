import { useMutation, useQueryClient } from '@tanstack/react-query';
import { chats } from '@tuerca/contracts/chats/chats/endpoints';
import { client, type InputFor } from '@/lib/api';
import { chatKeys } from './chats.keys';

const api = client({ chats });
/** Body of a new conversation: people, a group's name, its context. */
type Opening = InputFor<typeof chats.create>['body'];

/** Opens a conversation, or finds the existing one. In its own file, so that pages with a write button do not load the rest. */
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
