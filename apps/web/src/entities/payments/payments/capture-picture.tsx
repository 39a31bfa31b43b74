import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import type { Captura } from '@tuerca/contracts/payments/payments/schemas';
import { useObjectUrl } from '@/lib/use-object-url';
import { CloseRounded } from '@/ui/icons/close-rounded';
import { ZoomInRounded } from '@/ui/icons/zoom-in-rounded';
import { ZoomOutRounded } from '@/ui/icons/zoom-out-rounded';
import { useCapture } from './payments.queries';

interface CapturePictureProps {
  pagoId: string;
  captura: Captura;
  /** Its place among the payment's pictures, from 1 on. */
  place: number;
  height?: number;
}

/** A picture of a payment; a press shows it whole, another one at its own size. */
export function CapturePicture({ pagoId, captura, place, height = 220 }: CapturePictureProps) {
  const { data, isError, refetch, isFetching } = useCapture(pagoId, captura._id);
  const show = useObjectUrl(data);
  const [open, setOpen] = useState(false);
  const [zoomed, setZoomed] = useState(false);
  const name = `Captura ${place} del pago`;
  const frame = { height, minWidth: 120, borderRadius: '8px', overflow: 'hidden', bgcolor: 'marca.tile' } as const;
  if (isError)
    return (
      <Button variant="outlined" loading={isFetching} onClick={() => void refetch()} sx={{ ...frame, height: 60 }}>
        Ver la captura {place}
      </Button>
    );
  if (!data) return <Skeleton variant="rectangular" sx={frame} />;
  return (
    <>
      <ButtonBase
        aria-label={`Ampliar: ${name}`}
        onClick={() => setOpen(true)}
        sx={{ ...frame, '&.Mui-focusVisible': { outline: 2, outlineColor: 'primary.main' } }}
      >
        <Box
          component="img"
          ref={show}
          alt={name}
          sx={{ height: '100%', width: 'auto', maxWidth: '100%', objectFit: 'contain' }}
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
          <Box sx={{ position: 'absolute', top: 8, right: 8, zIndex: 1, display: 'flex', gap: 1 }}>
            {[
              {
                label: zoomed ? 'Ver completa' : 'Ver a su tamaño',
                icon: zoomed ? <ZoomOutRounded /> : <ZoomInRounded />,
                act: () => setZoomed(!zoomed),
              },
              { label: 'Cerrar la captura', icon: <CloseRounded />, act: () => setOpen(false) },
            ].map(({ label, icon, act }) => (
              <IconButton
                key={label}
                aria-label={label}
                onClick={act}
                sx={{ color: '#fff', bgcolor: 'rgb(0 0 0 / 0.5)' }}
              >
                {icon}
              </IconButton>
            ))}
          </Box>
          <Box sx={{ overflow: 'auto', height: '100%', display: 'grid', placeItems: 'center' }}>
            <Box
              component="img"
              ref={show}
              alt={name}
              sx={zoomed ? { display: 'block' } : { maxWidth: '100%', maxHeight: '100vh', objectFit: 'contain' }}
            />
          </Box>
        </Dialog>
      )}
    </>
  );
}
