import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { Usuario } from '@tuerca/contracts/auth/users/schemas';
import { useDraftIds } from '@/entities/chats/chats/drafts';
import { startLive } from '@/entities/chats/chats/live.queries';
import { Head } from '@/lib/head';
import { actingId } from '@/lib/page-access';
import { useUser } from '@/lib/session';
import { EmptyState } from '@/ui/empty-state';
import { AddCommentOutlined } from '@/ui/icons/add-comment-outlined';
import { ForumOutlined } from '@/ui/icons/forum-outlined';
import { SearchFilter } from '@/ui/search-filter';
import { ChatList } from './chat-list';
import { ConversationPane } from './conversation-pane';
import { FolderNav } from './folder-nav';
import { conversationHref, listingHref, readListing } from './folders';
import { NewChatDialog } from './new-chat-dialog';
import { useVisibleHeight } from './use-visible-height';

interface ChatsViewProps {
  user: Usuario;
  /** The open conversation; undefined where the list is all there is. */
  chatId: string | undefined;
}

/** On a phone an open conversation is the whole screen: what else the page has is not there, also not for the keyboard. */
const ALONE = {
  '@media (max-width:899.95px)': {
    'body:has([data-conversation]) :is(header, footer, nav, [data-panel-bar]):not([data-conversation] *)': {
      display: 'none',
    },
  },
};
const height = 'max(480px, 100dvh - var(--header-height, 112px))';

/** Folders, list and conversation: side by side from 900 px on, one after the other below. */
function ChatsView({ user, chatId }: ChatsViewProps) {
  const live = startLive(useQueryClient(), actingId(user));
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [creating, setCreating] = useState(false);
  const listing = readListing(params);
  const drafts = useDraftIds().length;
  const frame = useVisibleHeight();
  const search = (q: string, typing: boolean) => {
    const to = chatId ? conversationHref(chatId, { ...listing, q }) : listingHref({ ...listing, q });
    void navigate(to, { replace: typing });
  };
  return (
    <Box
      sx={{
        display: { xs: 'block', md: 'grid' },
        gridTemplateColumns: 'minmax(280px, 340px) minmax(0, 1fr)',
        height: { md: height },
        mb: { md: -4 },
      }}
    >
      <Box
        sx={{
          display: { xs: chatId ? 'none' : 'flex', md: 'flex' },
          flexDirection: 'column',
          minHeight: 0,
          borderRight: { md: 1 },
          borderColor: { md: 'divider' },
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', px: 2, pt: 2, pb: 1 }}>
          <Typography variant="h2" component={chatId ? 'p' : 'h1'} tabIndex={-1} sx={{ outline: 'none' }}>
            Mensajes
          </Typography>
          <IconButton aria-label="Nueva conversación" onClick={() => setCreating(true)} sx={{ mr: -1 }}>
            <AddCommentOutlined />
          </IconButton>
        </Box>
        <Box sx={{ px: 2, pb: 1.5, '& label': { display: 'none' } }}>
          <SearchFilter
            key={listing.folder}
            value={listing.q}
            label="Buscar conversación"
            place="En tus conversaciones"
            placeholder="Buscar conversación"
            name="q"
            maxLength={60}
            onChange={search}
          />
        </Box>
        <FolderNav open={listing.folder} drafts={drafts} />
        <Box sx={{ flex: 1, minHeight: 0, overflowY: { md: 'auto' } }}>
          <ChatList
            listing={listing}
            openId={chatId}
            account={actingId(user)}
            live={live}
            onNew={() => setCreating(true)}
          />
        </Box>
      </Box>
      {chatId ? (
        <Box
          data-conversation
          ref={frame}
          sx={{
            display: 'flex',
            minWidth: 0,
            minHeight: 0,
            bgcolor: 'background.default',
            position: { xs: 'fixed', md: 'static' },
            top: 0,
            left: 0,
            width: { xs: '100%', md: 'auto' },
            height: { xs: 'var(--visible-height, 100dvh)', md: 'auto' },
            zIndex: { xs: 'appBar', md: 'auto' },
          }}
        >
          <GlobalStyles styles={ALONE} />
          <ConversationPane key={chatId} id={chatId} user={user} back={listingHref(listing)} />
        </Box>
      ) : (
        <Box sx={{ display: { xs: 'none', md: 'grid' }, placeContent: 'center' }}>
          <EmptyState
            icon={<ForumOutlined sx={{ fontSize: 34 }} />}
            title="Elige una conversación"
            text="O empieza una nueva con una tienda, un taller o un cliente."
          />
        </Box>
      )}
      {creating && <NewChatDialog onClose={() => setCreating(false)} />}
    </Box>
  );
}

// Heading of the loading state: the server does not know the user.
const Waiting = () => (
  <Typography variant="h2" component="h1" tabIndex={-1} sx={{ px: 2, pt: 2, lineHeight: '40px' }}>
    Mensajes
  </Typography>
);

/** Conversations of whoever is signed in: the list, or one of them beside it. */
export function ChatsPage() {
  const { chatId } = useParams();
  const user = useUser();
  return (
    <>
      {!chatId && <Head title="Mensajes" noindex />}
      {user ? <ChatsView key={user._id} user={user} chatId={chatId} /> : <Waiting />}
    </>
  );
}
