import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import type { Adjunto } from '@tuerca/contracts/chats/chats/schemas';
import { useAttachment } from '@/entities/chats/chats/messages.queries';
import { useObjectUrl } from '@/lib/use-object-url';
import { BrokenImageOutlined } from '@/ui/icons/broken-image-outlined';
import { CloseRounded } from '@/ui/icons/close-rounded';

/** Maximum width and height of a picture among messages, in pixels. */
const MAX_SIDE = 280;

/** Frame of a picture, known before it loads: very long ones are cropped. */
function frameOf({ ancho, alto }: Adjunto) {
  const ratio = Math.min(2.2, Math.max(0.6, (ancho ?? 4) / (alto ?? 3)));
  return { width: ratio >= 1 ? MAX_SIDE : Math.round(MAX_SIDE * ratio), maxWidth: '100%', aspectRatio: String(ratio) };
}

interface AttachedPictureProps {
  chatId: string;
  adjunto: Adjunto;
  /** Sender: 'ti' or a name. */
  author: string;
}

/** A picture of a message, in a frame of fixed size; a click shows it whole. */
export function AttachedPicture({ chatId, adjunto, author }: AttachedPictureProps) {
  const { data, isError, refetch, isFetching } = useAttachment(chatId, adjunto);
  const show = useObjectUrl(data);
  const [open, setOpen] = useState(false);
  const name = `Foto de ${author}: ${adjunto.nombre}`;
  const frame = { ...frameOf(adjunto), display: 'block', my: 0.5, borderRadius: '8px', overflow: 'hidden' } as const;
  if (isError)
    return (
      <Box sx={{ ...frame, display: 'grid', placeContent: 'center', justifyItems: 'center', bgcolor: 'marca.tile' }}>
        <BrokenImageOutlined titleAccess="La foto no se pudo cargar" sx={{ color: 'text.secondary' }} />
        <Button size="small" loading={isFetching} onClick={() => void refetch()}>
          Ver la foto
        </Button>
      </Box>
    );
  if (!data) return <Skeleton variant="rectangular" sx={{ ...frame, height: 'auto' }} />;
  return (
    <>
      <ButtonBase
        aria-label={`Ampliar ${name}`}
        onClick={() => setOpen(true)}
        sx={{ ...frame, bgcolor: 'marca.tile', '&.Mui-focusVisible': { outline: 2, outlineColor: 'primary.main' } }}
      >
        <Box
          component="img"
          ref={show}
          alt={name}
          sx={{ width: '100%', height: '100%', objectFit: 'cover', display: 'block' }}
        />
      </ButtonBase>
      {open && (
        <Dialog
          open
          fullScreen
          onClose={() => setOpen(false)}
          aria-label={name}
          slotProps={{ paper: { sx: { bgcolor: '#0b1212' } } }}
        >
          <IconButton
            aria-label="Cerrar la foto"
            onClick={() => setOpen(false)}
            sx={{
              position: 'absolute',
              top: 'calc(8px + env(safe-area-inset-top))',
              right: 8,
              color: '#fff',
              bgcolor: 'rgb(0 0 0 / 0.5)',
            }}
          >
            <CloseRounded />
          </IconButton>
          <Box component="img" ref={show} alt={name} sx={{ width: '100%', height: '100%', objectFit: 'contain' }} />
        </Dialog>
      )}
    </>
  );
}
