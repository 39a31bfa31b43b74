import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Slider from '@mui/material/Slider';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import { type CropArea, cropPicture } from '@/lib/crop-picture';
import { FormAlert } from '@/ui/form-alert';
import { LoadingButton } from '@/ui/loading-button';

interface CropDialogProps {
  /** Object URL of the chosen picture. */
  url: string;
  /** Width divided by height. */
  aspect: number;
  round?: boolean;
  /** Place of the picture among those that were chosen together. */
  place?: number;
  total?: number;
  onDone: (file: File) => void;
  /** Takes this picture and, uncut, those that come after it; absent after the last. */
  onAll?: (file: File) => void;
  onClose: () => void;
}

/** Three buttons do not fit beside each other. */
const stacked = { flexDirection: 'column-reverse', alignItems: 'stretch', rowGap: 1, '& > *': { mx: '0 !important' } };

/** Chooses the part of a picture that is shown: dragged, pinched, or moved with arrow keys and a slider. */
export function CropDialog({
  url,
  aspect,
  round = false,
  place = 1,
  total = 1,
  onDone,
  onAll,
  onClose,
}: CropDialogProps) {
  const id = useId();
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<CropArea | null>(null);
  const [state, setState] = useState<'choosing' | 'working' | 'failed'>('choosing');
  const finish = async (take: (file: File) => void) => {
    setState('working');
    try {
      take(await cropPicture(url, area!));
    } catch {
      setState('failed');
    }
  };
  const ready = area !== null && state !== 'failed';
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm" fullScreen={phone}>
      <DialogTitle id={id}>Ajusta la foto{total > 1 && ` (${place} de ${total})`}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        {state === 'failed' && <FormAlert message="No pudimos leer la imagen. Elige otra." />}
        <Box
          sx={{ position: 'relative', flex: phone ? 1 : 'none', minHeight: 320, bgcolor: '#0b1212', borderRadius: 1 }}
        >
          <Cropper
            image={url}
            crop={crop}
            zoom={zoom}
            aspect={aspect}
            cropShape={round ? 'round' : 'rect'}
            showGrid={!round}
            keyboardStep={8}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
            onMediaLoaded={() => setState('choosing')}
            mediaProps={{ alt: 'Foto elegida', onError: () => setState('failed') }}
            cropperProps={{ 'aria-label': 'Parte de la foto que se ve. Muévela con las flechas.', role: 'group' }}
          />
        </Box>
        <Box sx={{ px: 1.5 }}>
          <Box id={`${id}-zoom`} sx={{ typography: 'subtitle2' }}>
            Acercar
          </Box>
          <Slider
            aria-labelledby={`${id}-zoom`}
            value={zoom}
            min={1}
            max={4}
            step={0.05}
            onChange={(_, value) => setZoom(value as number)}
          />
        </Box>
      </DialogContent>
      <DialogActions sx={onAll && phone ? stacked : undefined}>
        <Button onClick={onClose}>Cancelar</Button>
        <LoadingButton
          onClick={() => void finish(onDone)}
          variant={onAll ? 'outlined' : 'contained'}
          disabled={!ready}
          loading={state === 'working'}
          loadingText="Preparando..."
        >
          Usar esta foto
        </LoadingButton>
        {onAll && (
          <Button variant="contained" onClick={() => void finish(onAll)} disabled={!ready || state === 'working'}>
            {place === 1 ? `Usar las ${total} fotos` : `Usar las ${total - place + 1} que faltan`}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
