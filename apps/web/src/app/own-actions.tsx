import { canChat, useChatUnread } from '@/entities/chats/chats/unread.queries';
import { paths } from '@/lib/paths';
import { useUser } from '@/lib/session';
import { ChatBubbleOutlineRounded } from '@/ui/icons/chat-bubble-outline-rounded';
import { HeaderAction } from './header-action';
import { NoticesButton } from './notices-button';

export { ProfileMenu as OwnMenu } from './profile-menu';

/** Badges of the signed-in user: the bell, and the messages where her role has any. */
export function OwnTidings() {
  const hasChats = canChat(useUser());
  const messages = useChatUnread();
  return (
    <>
      <NoticesButton />
      {hasChats && (
        <HeaderAction
          wide
          to={paths.messages()}
          count={messages}
          label={messages ? `Mensajes: ${messages} sin leer` : 'Mensajes'}
          icon={<ChatBubbleOutlineRounded />}
        />
      )}
    </>
  );
}
