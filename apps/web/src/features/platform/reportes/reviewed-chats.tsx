import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ChatAdmin } from '@tuerca/contracts/chats/chats/admin-endpoints';
import { CHAT_MESSAGES } from '@tuerca/contracts/chats/chats/messages';
import type { Adjunto, MensajeChat } from '@tuerca/contracts/chats/chats/schemas';
import { longDate, plural } from '@/lib/format';
import { notify } from '@/lib/notify';
import { useSaveFile } from '@/lib/use-save-file';
import { DataState } from '@/ui/data-state';
import { Panel } from '@/ui/panel';
import { readReviewedFile, reportChatsQuery, reviewedMessagesQuery } from './admin-reports.queries';
import { ReportSkeleton } from './report-skeleton';

function FileButton({ chatId, file }: { chatId: string; file: Adjunto }) {
  const save = useSaveFile();
  const open = () =>
    readReviewedFile(chatId, file._id).then(
      (bytes) => save(bytes, file.nombre),
      (error: unknown) => notify.failure(error, CHAT_MESSAGES.downloadFailed),
    );
  return (
    <Button size="small" onClick={() => void open()}>
      {file.nombre}
    </Button>
  );
}

const Message = ({ chatId, message }: { chatId: string; message: MensajeChat }) => (
  <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      <strong>{message.remitente.nombre}</strong> · {longDate(message.fecha)}
    </Typography>
    <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '68ch' }}>
      {message.contenido}
    </Typography>
    {message.adjuntos.map((file) => (
      <FileButton key={file._id} chatId={chatId} file={file} />
    ))}
  </Box>
);

/** Messages of one conversation, read-only, the newest page first. */
function Messages({ chatId }: { chatId: string }) {
  const [before, setBefore] = useState<number>();
  const query = useQuery(reviewedMessagesQuery(chatId, before));
  return (
    <DataState query={query} skeleton={<ReportSkeleton />} error={CHAT_MESSAGES.messagesFailed}>
      {({ messages, hasMore }) => (
        <>
          <Box component="ol" aria-label="Mensajes" sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {messages.map((message) => (
              <Message key={message._id} chatId={chatId} message={message} />
            ))}
          </Box>
          <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
            {hasMore && <Button onClick={() => setBefore(messages[0]?.seq)}>Mensajes anteriores</Button>}
            {before !== undefined && <Button onClick={() => setBefore(undefined)}>Los más nuevos</Button>}
          </Box>
        </>
      )}
    </DataState>
  );
}

function Conversation({ chat }: { chat: ChatAdmin }) {
  const [open, setOpen] = useState(false);
  return (
    <Box sx={{ '& + &': { mt: 3 } }}>
      <Typography variant="subtitle2" component="h3">
        {chat.nombre} · {plural(chat.seq, 'mensaje', 'mensajes')}
      </Typography>
      {open ? (
        <Messages chatId={chat._id} />
      ) : (
        <Button variant="outlined" sx={{ mt: 1 }} onClick={() => setOpen(true)}>
          Leer la conversación
        </Button>
      )}
    </Box>
  );
}

/** The conversations that a report opens. Reading one is audited, and its members are told. */
export function ReviewedChats({ casoId }: { casoId: string }) {
  const query = useQuery(reportChatsQuery(casoId));
  return (
    <Panel
      title="Conversaciones"
      text="Leer una conversación queda en la auditoría, y quienes participan ven que la administración la revisó."
    >
      <DataState
        query={query}
        skeleton={<ReportSkeleton />}
        isEmpty={(chats) => chats.length === 0}
        empty={<Typography sx={{ color: 'text.secondary' }}>No hay conversaciones sobre esto.</Typography>}
        error={CHAT_MESSAGES.listFailed}
      >
        {(chats) => (
          <>
            {chats.map((chat) => (
              <Conversation key={chat._id} chat={chat} />
            ))}
          </>
        )}
      </DataState>
    </Panel>
  );
}
