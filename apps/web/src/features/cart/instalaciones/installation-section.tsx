import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense, useId, useState } from 'react';
import { INSTALLATION_MESSAGES } from '@tuerca/contracts/cart/instalaciones/messages';
import { ChosenInstallation } from '@/entities/cart/instalaciones/installation-card';
import { chooseInstallation, useInstallation } from '@/entities/cart/instalaciones/installation-choice';
import { lazyPart } from '@/lib/lazy-part';
import { notify } from '@/lib/notify';

// The form and its schema come when somebody asks for them.
const InstallationOffers = lazyPart(async () => (await import('./installation-offers')).InstallationOffers);

/** The optional installation of what is bought: none by default, then one appointment at one workshop. */
export function InstallationSection() {
  const id = useId();
  const chosen = useInstallation();
  const [open, setOpen] = useState(false);
  const drop = () => {
    chooseInstallation(null);
    notify.ok(INSTALLATION_MESSAGES.removed);
  };
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h4" component="h2" id={id}>
        Instálalo en un taller
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.25 }}>
        {INSTALLATION_MESSAGES.optional}
      </Typography>
      <Box sx={{ mt: 2 }}>
        {chosen && !open && (
          <ChosenInstallation choice={chosen}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
              <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
                Cambiar
              </Button>
              <Button size="small" color="error" onClick={drop}>
                Quitar instalación
              </Button>
            </Box>
          </ChosenInstallation>
        )}
        {!chosen && !open && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
            <Typography sx={{ fontWeight: 600, mr: 'auto' }}>Sin instalación</Typography>
            <Button variant="outlined" aria-expanded={false} onClick={() => setOpen(true)}>
              Ver talleres y horas
            </Button>
          </Box>
        )}
        {open && (
          <Suspense fallback={<Skeleton variant="rectangular" height={320} />}>
            <InstallationOffers onDone={() => setOpen(false)} />
          </Suspense>
        )}
      </Box>
    </Paper>
  );
}
