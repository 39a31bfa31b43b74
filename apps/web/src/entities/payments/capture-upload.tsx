import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { MAX_CAPTURAS } from '@tuerca/contracts/payments/rules';
import type { Pago } from '@tuerca/contracts/payments/schemas';
import { IMAGE_TYPES } from '@tuerca/contracts/uploads/rules';
import { useRef } from 'react';
import { notify } from '../../lib/notify';
import { CapturePicture } from './capture-picture';
import { useIsSendingCaptures } from './payments.queries';
import { useSendCaptures } from './use-send-captures';

/** The pictures of my payment, with a button that adds some while it is open. */
export function CaptureUpload({ pago }: { pago: Pago }) {
  const input = useRef<HTMLInputElement>(null);
  const sendCaptures = useSendCaptures();
  const sending = useIsSendingCaptures();
  const room = MAX_CAPTURAS - pago.capturas.length;
  const mayAdd = pago.expira !== null && room > 0;
  const send = (files: File[]) => {
    if (files.length > room) return notify.error(`Puedes adjuntar hasta ${MAX_CAPTURAS} capturas`);
    sendCaptures(pago._id, files);
  };
  if (!mayAdd && !pago.capturas.length) return null;
  return (
    <Box component="section" aria-label="Captura del pago" sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      {pago.capturas.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {pago.capturas.map((captura, i) => (
            <CapturePicture key={captura._id} pagoId={pago._id} captura={captura} place={i + 1} height={120} />
          ))}
        </Box>
      )}
      {mayAdd && (
        <>
          <Button
            variant="outlined"
            startIcon={<AddPhotoAlternateOutlined />}
            loading={sending}
            loadingPosition="start"
            onClick={() => input.current?.click()}
          >
            {pago.capturas.length ? 'Agregar otra captura' : 'Adjuntar captura del pago'}
          </Button>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Opcional: ayuda a encontrar tu pago. Solo la ve nuestro equipo.
          </Typography>
          <input
            ref={input}
            type="file"
            hidden
            multiple
            accept={IMAGE_TYPES.join(',')}
            aria-label="Capturas del pago"
            onChange={({ target }) => {
              const files = [...(target.files ?? [])];
              target.value = '';
              if (files.length) send(files);
            }}
          />
        </>
      )}
    </Box>
  );
}
