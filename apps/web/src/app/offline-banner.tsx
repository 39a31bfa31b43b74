import WifiOffRounded from '@mui/icons-material/WifiOffRounded';
import Box from '@mui/material/Box';
import { useOnline } from '../lib/use-online';
import { NoticeBand } from '../ui/notice-band';

/** Says that there is no connection, for as long as there is none. */
export function OfflineBanner() {
  const online = useOnline();
  return (
    <Box role="status">
      {!online && (
        <NoticeBand icon={<WifiOffRounded fontSize="small" aria-hidden />}>
          Sin conexión. Mostramos lo último que cargaste.
        </NoticeBand>
      )}
    </Box>
  );
}
