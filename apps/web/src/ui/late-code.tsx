import Typography from '@mui/material/Typography';
import { useHydrated } from '@/lib/use-hydrated';

/**
 * Below the button of a form with personal data, which waits for the page's code: where that has not come after some seconds, or never
 * comes, this says why nothing can be sent (theme/first-paint.css shows it, without any script).
 */
export function LateCode() {
  if (useHydrated()) return null;
  return (
    <Typography className="late-code" variant="body2" color="text.secondary">
      Esta página no ha terminado de cargar, y hasta entonces no se puede enviar nada. Espera un momento o recárgala. Si
      desactivaste JavaScript en tu navegador, actívalo.
    </Typography>
  );
}
