import Box from '@mui/material/Box';
import { MAX_CAPTURAS } from '@tuerca/contracts/payments/payments/rules';
import type { Pago } from '@tuerca/contracts/payments/payments/schemas';
import { CapturePicker } from './capture-picker';
import { CapturePicture } from './capture-picture';
import { useIsSendingCaptures } from './payments.queries';
import { useSendCaptures } from './use-send-captures';

/** The pictures of my payment, with a button that adds some while it is open. */
export function CaptureUpload({ pago }: { pago: Pago }) {
  const sendCaptures = useSendCaptures();
  const sending = useIsSendingCaptures();
  const taken = pago.capturas.length;
  const mayAdd = pago.expira !== null && taken < MAX_CAPTURAS;
  if (!mayAdd && !taken) return null;
  return (
    <Box component="section" aria-label="Captura del pago" sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      {taken > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {pago.capturas.map((captura, i) => (
            <CapturePicture key={captura._id} pagoId={pago._id} captura={captura} place={i + 1} height={120} />
          ))}
        </Box>
      )}
      {mayAdd && <CapturePicker taken={taken} sending={sending} onAdd={(files) => sendCaptures(pago._id, files)} />}
    </Box>
  );
}
