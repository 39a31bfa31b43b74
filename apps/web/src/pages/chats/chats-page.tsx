import { useParams } from 'react-router-dom';
import { ChatsView } from '../../features/chats/chats-view';
import { Head } from '../../lib/head';
import { useSession } from '../../lib/session';

/** Conversations of whoever is signed in: the list, or one of them beside it. */
export function ChatsPage() {
  const { chatId } = useParams();
  const { user } = useSession();
  return (
    <>
      {!chatId && <Head title="Mensajes" noindex />}
      {user ? <ChatsView key={user._id} user={user} chatId={chatId} /> : <h1 hidden>Mensajes</h1>}
    </>
  );
}
