import Typography from '@mui/material/Typography';
import { useParams } from 'react-router-dom';
import { ChatsView } from '@/features/chats/chats/chats-view';
import { Head } from '@/lib/head';
import { useUser } from '@/lib/session';

// Where the heading will stand: the server does not know who reads.
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
