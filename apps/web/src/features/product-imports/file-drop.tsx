import { UploadFileRounded } from '../../ui/icons/upload-file-rounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { IMPORT_ACCEPT, MAX_IMPORT_BYTES, MAX_IMPORT_ROWS } from '@tuerca/contracts/product-imports/rules';
import { useId, useRef, useState, type DragEvent } from 'react';

interface FileDropProps {
  /** Share of the file that has left, 0 to 1; null while nothing is sent. */
  sent: number | null;
  onFile: (file: File) => void;
}

const LIMITS = `CSV, XLSX, XLS u ODS, hasta ${MAX_IMPORT_ROWS.toLocaleString('es-VE')} productos y ${MAX_IMPORT_BYTES / 1024 / 1024} MB.`;

/** Takes one file, dropped or chosen; shows how far it is on its way. */
export function FileDrop({ sent, onFile }: FileDropProps) {
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
        py: { xs: 3, sm: 5 },
        textAlign: 'center',
        border: 2,
        borderStyle: 'dashed',
        borderColor: over ? 'primary.main' : 'marca.control',
        borderRadius: '10px',
        bgcolor: over ? 'marca.tile' : 'transparent',
      }}
    >
      <UploadFileRounded aria-hidden sx={{ fontSize: 40, color: 'primary.main' }} />
      {busy ? (
        <Box sx={{ width: '100%', maxWidth: 360 }} role="status">
          <Typography sx={{ mb: 1 }}>
            {sent < 1 ? 'Subiendo el archivo…' : 'Revisando cada fila. Puede tardar unos segundos…'}
          </Typography>
          <LinearProgress
            aria-label="Progreso de la revisión"
            variant={sent < 1 ? 'determinate' : 'indeterminate'}
            value={sent * 100}
          />
        </Box>
      ) : (
        <>
          <Typography sx={{ display: { xs: 'none', sm: 'block' } }}>Arrastra aquí tu archivo, o</Typography>
          <Button variant="contained" onClick={() => input.current?.click()} aria-describedby={hint}>
            Elegir archivo
          </Button>
          <Typography id={hint} variant="body2" sx={{ color: 'text.secondary' }}>
            {LIMITS}
          </Typography>
        </>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={IMPORT_ACCEPT}
        aria-label="Archivo de productos"
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
