import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { CHAT_MESSAGES } from '@tuerca/contracts/chats/chats/messages';
import type { Adjunto } from '@tuerca/contracts/chats/chats/schemas';
import { fileSize } from '@/entities/chats/chats/chat-names';
import { useDownloadAttachment } from '@/entities/chats/chats/messages.queries';
import { notify } from '@/lib/notify';
import { useSaveFile } from '@/lib/use-save-file';
import { DownloadRounded } from '@/ui/icons/download-rounded';
import { PictureAsPdfOutlined } from '@/ui/icons/picture-as-pdf-outlined';
import { AttachedPicture } from './attached-picture';

/** A document: its name, its size, and a press that downloads it. */
function AttachedFile({ chatId, adjunto }: { chatId: string; adjunto: Adjunto }) {
  const download = useDownloadAttachment(chatId);
  const save = useSaveFile();
  const fetch = () =>
    download.mutate(adjunto, {
      onSuccess: (file) => save(file, adjunto.nombre),
      onError: (error) => notify.failure(error, CHAT_MESSAGES.downloadFailed),
    });
  return (
    <ButtonBase
      onClick={fetch}
      disabled={download.isPending}
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'flex-start',
        gap: 1.25,
        width: 280,
        maxWidth: '100%',
        minHeight: 52,
        px: 1.25,
        my: 0.5,
        textAlign: 'left',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        '&.Mui-focusVisible': { outline: 2, outlineColor: 'primary.main' },
      }}
    >
      <PictureAsPdfOutlined aria-hidden sx={{ color: 'error.main' }} />
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="span" variant="body2" noWrap sx={{ display: 'block', fontWeight: 600 }}>
          {adjunto.nombre}
        </Typography>
        <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
          PDF, {fileSize(adjunto.tamano)}
        </Typography>
      </Box>
      {download.isPending ? (
        <CircularProgress size={20} aria-label="Descargando" />
      ) : (
        <DownloadRounded titleAccess="Descargar" sx={{ color: 'text.secondary' }} />
      )}
    </ButtonBase>
  );
}

/** The files of a message. */
export const Attachments = ({ chatId, adjuntos, author }: { chatId: string; adjuntos: Adjunto[]; author: string }) =>
  adjuntos.map((adjunto) =>
    adjunto.tipo === 'imagen' ? (
      <AttachedPicture key={adjunto._id} chatId={chatId} adjunto={adjunto} author={author} />
    ) : (
      <AttachedFile key={adjunto._id} chatId={chatId} adjunto={adjunto} />
    ),
  );
