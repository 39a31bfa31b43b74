import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { TuneRounded } from '@/ui/icons/tune-rounded';
import { Panel } from '@/ui/panel';

/** From the settings of an account to the preferences of its notices. */
export const NoticePreferencesLink = () => (
  <Panel title="Notificaciones" text="Elige qué avisos te llegan por correo y cuáles a este dispositivo.">
    <Button
      component={Link}
      to={paths.noticePreferences()}
      variant="outlined"
      startIcon={<TuneRounded />}
      sx={{ whiteSpace: 'normal' }}
    >
      Preferencias de notificaciones
    </Button>
  </Panel>
);
