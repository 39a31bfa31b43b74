import Box from '@mui/material/Box';
import { useOnline } from '@/lib/use-online';
import { useRealtimeState } from '@/lib/use-realtime';
import { WifiOffRounded } from '@/ui/icons/wifi-off-rounded';

/** Says inside a conversation, which covers the whole of a phone, that messages wait for the connection. */
export function ConnectionNote() {
  const online = useOnline();
  const failed = useRealtimeState() === 'failed';
  const text = !online
    ? 'Sin conexión. Tus mensajes se envían al volver.'
    : failed
      ? 'Sin conexión en vivo: los mensajes pueden tardar unos segundos.'
      : null;
  return (
    <Box role="status">
      {text && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
            gap: 1,
            px: 2,
            py: 0.75,
            typography: 'caption',
            fontWeight: 600,
            bgcolor: 'secondary.main',
            color: 'secondary.contrastText',
          }}
        >
          <WifiOffRounded aria-hidden sx={{ fontSize: 16 }} />
          {text}
        </Box>
      )}
    </Box>
  );
}
