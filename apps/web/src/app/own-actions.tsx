import { ROLE_HOME } from '@tuerca/contracts/kernel/roles';
import { canChat, useChatUnread } from '@/entities/chats/chats/unread.queries';
import { paths } from '@/lib/paths';
import { useUser } from '@/lib/session';
import { ChatBubbleOutlineRounded } from '@/ui/icons/chat-bubble-outline-rounded';
import { HeaderAction } from './header-action';
import { NoticesButton } from './notices-button';

export { ProfileMenu as OwnMenu } from './profile-menu';

/** Badges of the signed-in user: the bell where her role has an area, and the messages where her role has any. */
export function OwnTidings() {
  const user = useUser();
  const hasChats = canChat(user);
  const messages = useChatUnread();
  return (
    <>
      {user && ROLE_HOME[user.role] !== paths.home() && <NoticesButton />}
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
