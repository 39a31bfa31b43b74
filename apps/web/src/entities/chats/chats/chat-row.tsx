import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { CHAT_MESSAGES } from '@tuerca/contracts/chats/chats/messages';
import type { Chat } from '@tuerca/contracts/chats/chats/schemas';
import { plural } from '@/lib/format';
import { NotificationsOffOutlined } from '@/ui/icons/notifications-off-outlined';
import { PeopleAltOutlined } from '@/ui/icons/people-alt-outlined';
import { StarRounded } from '@/ui/icons/star-rounded';
import { visuallyHidden } from '@/ui/visually-hidden';
import { ChatAvatar } from './chat-avatar';
import { listTime, shortName } from './chat-names';

interface ChatRowProps {
  chat: Chat;
  account: string;
  to: string;
  /** It is the open conversation. */
  current: boolean;
  online: boolean;
  /** Unsent text on this device. */
  draft: string;
  now: Date;
}

/** Last message with its author; a draft comes first. */
function Preview({ chat, account, draft }: Pick<ChatRowProps, 'chat' | 'account' | 'draft'>) {
  const { ultimoMensaje: last, participantes, tipo } = chat;
  const author = participantes.find(({ _id }) => _id === last?.remitente);
  const who = last?.remitente === account ? 'Tú: ' : tipo === 'grupo' && author ? `${shortName(author)}: ` : '';
  return (
    <Typography
      component="span"
      variant="body2"
      noWrap
      sx={{ flex: 1, minWidth: 0, color: chat.unreadCount > 0 ? 'text.primary' : 'text.secondary' }}
    >
      {draft ? (
        <>
          <Box component="span" sx={{ color: 'error.main', fontWeight: 600 }}>
            Borrador:
          </Box>{' '}
          {draft}
        </>
      ) : last ? (
        `${who}${last.contenido}`
      ) : (
        CHAT_MESSAGES.noMessages
      )}
    </Typography>
  );
}

const frame = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  px: { xs: 2, md: 1.5 },
  py: 1.25,
  minHeight: 68,
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'marca.tile' },
  '&[aria-current]': { bgcolor: 'marca.tile', boxShadow: 'inset 3px 0 0 var(--t-palette-primary-main)' },
  '&:focus-visible': { outlineOffset: -3 },
} as const;

/** A conversation in a list. */
export function ChatRow({ chat, account, to, current, online, draft, now }: ChatRowProps) {
  const { nombre, tipo, participantes, unreadCount, ultimoMensaje: last, destacado, silenciado } = chat;
  const unread = unreadCount > 0;
  return (
    <Box component={Link} to={to} aria-current={current ? 'page' : undefined} sx={frame}>
      <ChatAvatar chat={chat} account={account} online={online} />
      <Box
        component="span"
        sx={{
          flex: 1,
          minWidth: 0,
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 0.25,
          position: 'relative',
        }}
      >
        <Box component="span" sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
          <Typography
            component="span"
            noWrap
            sx={{ flex: 1, minWidth: 0, fontWeight: unread ? 700 : 600, fontSize: '0.9375rem' }}
          >
            {nombre}
          </Typography>
          {tipo === 'grupo' && (
            <Typography component="span" variant="caption" sx={{ color: 'text.secondary', flex: 'none' }}>
              <PeopleAltOutlined aria-hidden sx={{ fontSize: 14, verticalAlign: '-2px', mr: 0.5 }} />
              {participantes.length}
              <Box component="span" sx={visuallyHidden}>
                {participantes.length === 1 ? ' persona' : ' personas'}
              </Box>
            </Typography>
          )}
          {destacado && (
            <StarRounded titleAccess="Destacada" sx={{ fontSize: 16, color: 'warning.main', alignSelf: 'center' }} />
          )}
          {silenciado && (
            <NotificationsOffOutlined
              titleAccess="Silenciada"
              sx={{ fontSize: 16, color: 'text.secondary', alignSelf: 'center' }}
            />
          )}
          {last && (
            <Typography
              component="span"
              variant="caption"
              sx={{ flex: 'none', color: unread ? 'primary.main' : 'text.secondary', fontWeight: unread ? 700 : 400 }}
            >
              {listTime(last.fecha, now)}
            </Typography>
          )}
        </Box>
        <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Preview chat={chat} account={account} draft={draft} />
          {unread && (
            <>
              <Badge
                aria-hidden
                badgeContent={unreadCount}
                max={99}
                color="primary"
                sx={{ '& .MuiBadge-badge': { position: 'static', transform: 'none', fontWeight: 700 } }}
              />
              <Box component="span" sx={visuallyHidden}>
                , {plural(unreadCount, 'mensaje sin leer', 'mensajes sin leer')}
              </Box>
            </>
          )}
        </Box>
        {online && (
          <Box component="span" sx={visuallyHidden}>
            , en línea
          </Box>
        )}
      </Box>
    </Box>
  );
}
