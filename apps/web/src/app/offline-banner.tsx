import WifiOffRounded from '@mui/icons-material/WifiOffRounded';
import Box from '@mui/material/Box';
import { useOnline } from '../lib/use-online';

/** Says that there is no connection, for as long as there is none. */
export function OfflineBanner() {
  const online = useOnline();
  return (
    <Box role="status">
      {!online && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
            gap: 1,
            px: 2,
            py: 1,
            bgcolor: 'secondary.main',
            color: 'secondary.contrastText',
            typography: 'body2',
            fontWeight: 600,
            textWrap: 'balance',
          }}
        >
          <WifiOffRounded fontSize="small" aria-hidden sx={{ flex: 'none' }} />
          Sin conexión. Mostramos lo último que cargaste.
        </Box>
      )}
    </Box>
  );
}
