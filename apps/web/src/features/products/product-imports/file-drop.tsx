import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { type DragEvent, useId, useRef, useState } from 'react';
import { UploadFileRounded } from '@/ui/icons/upload-file-rounded';

interface FileDropProps {
  /** Share of the file that has left, 0 to 1; null while nothing is sent. */
  sent: number | null;
  onFile: (file: File) => void;
  /** Name of the input. */
  label: string;
  accept: string;
  /** Formats and size. */
  limits: string;
  /** Said once all of it has left, while the server reads it. */
  reading: string;
  /** On the button. */
  choose?: string;
  /** It stands beside a main action of the page. */
  isSecondary?: boolean;
}

/** Takes one file, dropped or chosen; shows how far it is on its way. */
export function FileDrop({
  sent,
  onFile,
  label,
  accept,
  limits,
  reading,
  choose = 'Elegir archivo',
  isSecondary = false,
}: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const [over, setOver] = useState(false);
  const busy = sent !== null;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !busy) onFile(file);
  };
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 1.5,
        px: 2,
        py: isSecondary ? 2.5 : { xs: 3, sm: 5 },
        textAlign: 'center',
        border: 2,
        borderStyle: 'dashed',
        borderColor: over ? 'primary.main' : 'marca.control',
        borderRadius: '10px',
        bgcolor: over ? 'marca.tile' : 'transparent',
      }}
    >
      {!isSecondary && <UploadFileRounded aria-hidden sx={{ fontSize: 40, color: 'primary.main' }} />}
      {busy ? (
        <Box sx={{ width: '100%', maxWidth: 360 }} role="status">
          <Typography sx={{ mb: 1 }}>{sent < 1 ? 'Subiendo el archivo…' : reading}</Typography>
          <LinearProgress
            aria-label={`Progreso: ${label}`}
            variant={sent < 1 ? 'determinate' : 'indeterminate'}
            value={sent * 100}
          />
        </Box>
      ) : (
        <>
          <Typography sx={{ display: { xs: 'none', sm: 'block' } }}>Arrastra aquí tu archivo, o</Typography>
          <Button
            variant={isSecondary ? 'outlined' : 'contained'}
            onClick={() => input.current?.click()}
            aria-describedby={hint}
          >
            {choose}
          </Button>
          <Typography id={hint} variant="body2" sx={{ color: 'text.secondary' }}>
            {limits}
          </Typography>
        </>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file may be chosen again once it is mended.
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </Box>
  );
}
