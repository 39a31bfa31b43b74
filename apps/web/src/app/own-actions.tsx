import { ChatBubbleOutlineRounded } from '../ui/icons/chat-bubble-outline-rounded';
import { useChatUnread } from '../entities/chats/unread.queries';
import { paths } from '../lib/paths';
import { HeaderAction } from './header-action';
import { NoticesButton } from './notices-button';

export { ProfileMenu as OwnMenu } from './profile-menu';

/** What is new for whoever is signed in: the bell, the messages. */
export function OwnTidings() {
  const messages = useChatUnread();
  return (
    <>
      <NoticesButton />
      <HeaderAction
        wide
        to={paths.messages()}
        count={messages}
        label={messages ? `Mensajes: ${messages} sin leer` : 'Mensajes'}
        icon={<ChatBubbleOutlineRounded />}
      />
    </>
  );
}
