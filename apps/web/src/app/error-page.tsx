import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { useEffect, useState } from 'react';
import { Link, useRouteError } from 'react-router-dom';
import { Head } from '@/lib/head';
import { isNewerBuildPublished } from '@/lib/newer-build';
import { paths } from '@/lib/paths';
import { useOnline } from '@/lib/use-online';
import { useReload } from '@/lib/use-reload';
import { EmptyState } from '@/ui/empty-state';
import { AutorenewRounded } from '@/ui/icons/autorenew-rounded';
import { ReportProblemRounded } from '@/ui/icons/report-problem-rounded';
import { WifiOffRounded } from '@/ui/icons/wifi-off-rounded';

// Each browser has its own message: Chromium, Firefox, Safari.
const isMissingChunk = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|importing a module script failed|module script/i.test(error.message);

const ICON = { fontSize: 34 };
const OFFLINE = {
  icon: <WifiOffRounded sx={ICON} />,
  title: 'No hay conexión',
  text: 'Esta página aún no está guardada en tu teléfono. Revisa tu conexión e intenta nuevamente.',
};
const NEWER_BUILD = {
  icon: <AutorenewRounded sx={ICON} />,
  title: 'Hay una versión nueva de Tuerca',
  text: 'La página cambió mientras la usabas. Actualízala para seguir: tu carrito sigue ahí.',
};
const INTERRUPTED = {
  icon: <WifiOffRounded sx={ICON} />,
  title: 'La página no terminó de cargar',
  text: 'La conexión se cortó por un momento. Actualiza la página para verla: tu carrito sigue ahí.',
};
const BROKEN = {
  icon: <ReportProblemRounded sx={ICON} />,
  title: 'No pudimos mostrar esta página',
  text: 'Algo falló de nuestro lado. Intenta nuevamente en unos segundos.',
};

/** Texts for `error`: a missing chunk means a new version only when the server has another build, not whenever the network failed. */
function useWords(error: unknown) {
  const online = useOnline();
  const missing = isMissingChunk(error);
  const [newer, setNewer] = useState(false);
  useEffect(() => {
    if (!missing || !online) return;
    let current = true;
    void isNewerBuildPublished().then((answer) => current && setNewer(answer));
    return () => void (current = false);
  }, [missing, online]);
  if (!online) return OFFLINE;
  if (!missing) return BROKEN;
  return newer ? NEWER_BUILD : INTERRUPTED;
}

/**
 * Error page of a page that broke or could not be loaded: without connection, or because a new version was published meanwhile.
 */
export function ErrorPage({ framed = false }: { framed?: boolean }) {
  const reload = useReload();
  const { icon, title, text } = useWords(useRouteError());
  return (
    // The frame of a page already has a <main>.
    <Container component={framed ? 'div' : 'main'} sx={{ py: { xs: 2, md: 4 } }}>
      <Head title={title} noindex />
      <EmptyState
        heading
        icon={icon}
        title={title}
        text={text}
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'center' }}>
            <Button variant="contained" onClick={reload}>
              Actualizar la página
            </Button>
            <Button component={Link} to={paths.home()} variant="outlined">
              Ir al inicio
            </Button>
          </Box>
        }
      />
    </Container>
  );
}
