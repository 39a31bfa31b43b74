import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import type { Chat } from '@tuerca/contracts/chats/chats/schemas';
import { mediaUrl } from '@/lib/media-url';
import { GroupsRounded } from '@/ui/icons/groups-rounded';
import { initialsOf, othersOf } from './chat-names';

/** A person's picture or initials. */
export const PersonAvatar = ({ nombre, src, size = 40 }: { nombre: string; src: string | null; size?: number }) => (
  <Avatar
    src={mediaUrl(src)}
    alt=""
    sx={{
      width: size,
      height: size,
      flex: 'none',
      bgcolor: 'marca.tile',
      color: 'primary.main',
      typography: 'subtitle2',
      fontSize: size / 2.8,
    }}
  >
    {initialsOf(nombre)}
  </Avatar>
);

interface ChatAvatarProps {
  chat: Chat;
  account: string;
  online: boolean;
  size?: number;
}

/** Picture of a conversation's other member, with a dot while that person is connected. */
export function ChatAvatar({ chat, account, online, size = 44 }: ChatAvatarProps) {
  const [other] = othersOf(chat, account);
  return (
    <Box aria-hidden sx={{ position: 'relative', flex: 'none' }}>
      {chat.tipo === 'grupo' ? (
        <Avatar sx={{ width: size, height: size, bgcolor: 'marca.tile', color: 'primary.main' }}>
          <GroupsRounded sx={{ fontSize: size * 0.55 }} />
        </Avatar>
      ) : (
        <PersonAvatar nombre={chat.nombre} src={other?.fotoPerfil ?? null} size={size} />
      )}
      {online && (
        <Box
          sx={{
            position: 'absolute',
            right: 0,
            bottom: 0,
            width: 12,
            height: 12,
            borderRadius: '50%',
            bgcolor: 'success.main',
            border: 2,
            borderColor: 'background.paper',
          }}
        />
      )}
    </Box>
  );
}
