import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { fileSize } from '@/entities/chats/chats/chat-names';
import { CloseRounded } from '@/ui/icons/close-rounded';
import { PictureAsPdfOutlined } from '@/ui/icons/picture-as-pdf-outlined';
import { RefreshRounded } from '@/ui/icons/refresh-rounded';
import type { ChosenFile } from './use-files';

interface ChosenFilesProps {
  files: readonly ChosenFile[];
  onRetry: (file: ChosenFile) => void;
  onRemove: (file: ChosenFile) => void;
}

/** The files of the next message before it is sent, with how far each is. */
export const ChosenFiles = ({ files, onRetry, onRemove }: ChosenFilesProps) => (
  <Box
    component="ul"
    aria-label="Archivos del mensaje"
    sx={{
      listStyle: 'none',
      m: 0,
      p: 0,
      display: 'grid',
      gap: 1,
      gridTemplateColumns: { sm: 'repeat(auto-fill, 260px)' },
    }}
  >
    {files.map((one) => {
      const { id, file, preview, progress, adjunto, error } = one;
      return (
        <Box
          component="li"
          key={id}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            p: 0.75,
            minWidth: 0,
            border: 1,
            borderColor: error ? 'error.main' : 'divider',
            borderRadius: 1,
          }}
        >
          {preview ? (
            <Box
              component="img"
              src={preview}
              alt=""
              sx={{ width: 44, height: 44, objectFit: 'cover', borderRadius: '6px' }}
            />
          ) : (
            <PictureAsPdfOutlined aria-hidden sx={{ width: 44, color: 'error.main' }} />
          )}
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="body2" noWrap title={file.name} sx={{ fontWeight: 600 }}>
              {file.name}
            </Typography>
            {error ? (
              <Typography
                role="alert"
                variant="caption"
                sx={{ display: 'block', color: 'error.main', lineHeight: 1.3 }}
              >
                {error}
              </Typography>
            ) : adjunto ? (
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {fileSize(adjunto.tamano)}, listo
              </Typography>
            ) : (
              <LinearProgress
                variant="determinate"
                value={Math.round(progress * 100)}
                aria-label={`Subiendo ${file.name}`}
                sx={{ mt: 0.75 }}
              />
            )}
          </Box>
          {error && (
            <IconButton aria-label={`Reintentar ${file.name}`} onClick={() => onRetry(one)}>
              <RefreshRounded fontSize="small" />
            </IconButton>
          )}
          <IconButton aria-label={`Quitar ${file.name}`} onClick={() => onRemove(one)}>
            <CloseRounded fontSize="small" />
          </IconButton>
        </Box>
      );
    })}
  </Box>
);
