import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { NOTICE_ERRORS } from '@tuerca/contracts/chats/notifications/errors';
import { NOTICE_MESSAGES } from '@tuerca/contracts/chats/notifications/messages';
import { pushKeyQuery, useDevicePush } from '@/entities/chats/notifications/device.queries';
import { pushState } from '@/lib/push-state';
import { NotificationsActiveRounded } from '@/ui/icons/notifications-active-rounded';
import { LoadingButton } from '@/ui/loading-button';
import { Panel } from '@/ui/panel';

const NOT_HERE = {
  denied:
    'Bloqueaste las notificaciones de Tuerca en este navegador. Para recibirlas, permítelas en los ajustes del sitio, junto a la dirección de la página, y vuelve a entrar aquí.',
  install:
    'En tu iPhone o iPad, primero agrega Tuerca a la pantalla de inicio: toca Compartir y luego «Agregar a inicio». Ábrela desde ahí y actívalas en esta misma página.',
  unsupported:
    'Este navegador no puede recibir notificaciones. Prueba con una versión más reciente de Chrome, Edge, Firefox o Safari.',
} as const;

type Device = ReturnType<typeof useDevicePush>;

function Off({ device }: { device: Device }) {
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        Te llegan aunque Tuerca esté cerrada: el pago confirmado, el pedido en camino, la cita de mañana. Al activarlas,
        tu navegador te pedirá permiso; elige «Permitir».
      </Typography>
      <LoadingButton
        startIcon={<NotificationsActiveRounded />}
        loading={device.isPending}
        loadingText="Activando..."
        onClick={() => device.mutate(true)}
      >
        Activar en este dispositivo
      </LoadingButton>
    </>
  );
}

function On({ device }: { device: Device }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Alert severity="success" sx={{ flex: '1 1 260px' }}>
        {NOTICE_MESSAGES.pushOn}.
      </Alert>
      <Button variant="outlined" disabled={device.isPending} onClick={() => device.mutate(false)}>
        Desactivar
      </Button>
    </Box>
  );
}

/** Whether this device receives notices while the web is closed, and how to change that. */
export function DevicePanel({ isOn }: { isOn: boolean }) {
  const key = useQuery(pushKeyQuery());
  // Here, so that the browser's answer draws all of it anew.
  const device = useDevicePush();
  const state = pushState();
  const content = () => {
    if (key.data === null) return <Alert severity="info">{NOTICE_ERRORS.PUSH_NO_DISPONIBLE.message}</Alert>;
    if (state !== 'ready') return <Alert severity="info">{NOT_HERE[state]}</Alert>;
    return isOn ? <On device={device} /> : <Off device={device} />;
  };
  return <Panel title={NOTICE_MESSAGES.onDevice}>{content()}</Panel>;
}
