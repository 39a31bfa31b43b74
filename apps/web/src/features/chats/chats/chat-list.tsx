import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CHAT_MESSAGES } from '@tuerca/contracts/chats/chats/messages';
import type { Chat } from '@tuerca/contracts/chats/chats/schemas';
import { ChatRow } from '@/entities/chats/chats/chat-row';
import { useChats, useChatsOf } from '@/entities/chats/chats/chats.queries';
import { useDraft, useDraftIds } from '@/entities/chats/chats/drafts';
import { type Live, useActivity } from '@/entities/chats/chats/live.queries';
import { useNow } from '@/lib/use-now';
import { EmptyState } from '@/ui/empty-state';
import { ForumOutlined } from '@/ui/icons/forum-outlined';
import { visuallyHidden } from '@/ui/visually-hidden';
import { ChatFailure } from './chat-failure';
import { conversationHref, type Folder, type Listing, listingHref } from './folders';

interface ChatListProps {
  listing: Listing;
  /** The open conversation. */
  openId: string | undefined;
  account: string;
  live: Live;
  /** Begins a new conversation. */
  onNew: () => void;
}

const EMPTY: Record<Folder, { title: string; text: string }> = {
  bandeja: {
    title: 'Todavía no tienes conversaciones',
    text: 'Pregunta a una tienda desde un producto o un pedido, o empieza una aquí.',
  },
  destacados: { title: 'Nada destacado', text: 'Toca la estrella de una conversación para tenerla a mano.' },
  borradores: { title: 'Sin borradores', text: 'Lo que escribas y no envíes queda guardado aquí, en este equipo.' },
  papelera: { title: 'La papelera está vacía', text: 'Lo que muevas aquí puedes recuperarlo cuando quieras.' },
};

const Waiting = () => (
  <Box aria-busy="true" aria-live="polite" sx={{ position: 'relative' }}>
    <Box component="span" sx={visuallyHidden}>
      Cargando…
    </Box>
    {[58, 40, 66, 48, 54, 44].map((width) => (
      <Box key={width} aria-hidden sx={{ display: 'flex', gap: 1.5, px: { xs: 2, md: 1.5 }, py: 1.25, minHeight: 68 }}>
        <Skeleton variant="circular" width={44} height={44} sx={{ flex: 'none' }} />
        <Box sx={{ flex: 1 }}>
          <Skeleton width={`${width}%`} />
          <Skeleton width="88%" />
        </Box>
      </Box>
    ))}
  </Box>
);

const Empty = ({ listing, onNew }: Pick<ChatListProps, 'listing' | 'onNew'>): ReactNode =>
  listing.q ? (
    <EmptyState
      compact
      icon={<ForumOutlined sx={{ fontSize: 34 }} />}
      title={`No encontramos conversaciones con «${listing.q}»`}
      action={
        <Button component={Link} to={listingHref({ ...listing, q: '' })} variant="outlined">
          Borrar la búsqueda
        </Button>
      }
    />
  ) : (
    <EmptyState
      compact
      icon={<ForumOutlined sx={{ fontSize: 34 }} />}
      {...EMPTY[listing.folder]}
      action={
        listing.folder === 'bandeja' && (
          <Button variant="contained" onClick={onNew}>
            Nueva conversación
          </Button>
        )
      }
    />
  );

function Row({ chat, ...rest }: Omit<ChatListProps, 'onNew'> & { chat: Chat; now: Date }) {
  const { listing, openId, account, live, now } = rest;
  const { online } = useActivity(live, chat._id);
  return (
    <ChatRow
      chat={chat}
      account={account}
      to={conversationHref(chat._id, listing)}
      current={chat._id === openId}
      online={chat.tipo === 'directo' && online.some((id) => id !== account)}
      draft={useDraft(chat._id)}
      now={now}
    />
  );
}

/** The rows of a folder. */
function Rows({ chats, ...rest }: ChatListProps & { chats: readonly Chat[] }) {
  const now = useNow();
  return (
    <Box component="ul" aria-label="Conversaciones" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {chats.map((chat) => (
        <Box component="li" key={chat._id} sx={{ borderBottom: 1, borderColor: 'divider' }}>
          <Row chat={chat} now={now} {...rest} />
        </Box>
      ))}
    </Box>
  );
}

/** Conversations with a text that was not sent on this device. */
function Drafts(props: ChatListProps) {
  const { data } = useChatsOf(useDraftIds());
  if (!data) return <Waiting />;
  const found = data.filter(({ nombre }) => nombre.toLowerCase().includes(props.listing.q.toLowerCase()));
  return found.length === 0 ? <Empty {...props} /> : <Rows chats={found} {...props} />;
}

/** Conversations of a folder of the API, page by page. */
function Stored({ folder, ...props }: ChatListProps & { folder: Exclude<Folder, 'borradores'> }) {
  const query = useChats(folder, props.listing.q);
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  if (!data && error)
    return <ChatFailure query={query} unavailable={CHAT_MESSAGES.listUnavailable} failed={CHAT_MESSAGES.listFailed} />;
  if (!data) return <Waiting />;
  if (data.length === 0) return <Empty {...props} />;
  return (
    <>
      <Rows chats={data} {...props} />
      {hasNextPage && (
        <Box sx={{ display: 'grid', justifyItems: 'center', py: 1.5 }}>
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Ver más conversaciones
          </Button>
        </Box>
      )}
    </>
  );
}

/** The conversations of the open folder, those with the newest message first. */
export const ChatList = (props: ChatListProps) =>
  props.listing.folder === 'borradores' ? <Drafts {...props} /> : <Stored folder={props.listing.folder} {...props} />;
