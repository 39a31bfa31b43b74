import Box from '@mui/material/Box';
import { keptWords, useKeptAt } from '@/lib/kept';
import { useOnline } from '@/lib/use-online';
import { WifiOffRounded } from '@/ui/icons/wifi-off-rounded';
import { NoticeBand } from '@/ui/notice-band';

/** Says that there is no connection, and how old what is shown is, for as long as that is so. */
export function OfflineBanner() {
  const online = useOnline();
  const keptAt = useKeptAt();
  const state = online ? 'Conexión lenta' : 'Sin conexión';
  return (
    <Box role="status">
      {(!online || keptAt !== null) && (
        <NoticeBand icon={<WifiOffRounded fontSize="small" aria-hidden />}>
          {keptAt === null
            ? 'Sin conexión. Mostramos lo último que cargaste.'
            : `${state} · actualizado ${keptWords(keptAt)}`}
        </NoticeBand>
      )}
    </Box>
  );
}
