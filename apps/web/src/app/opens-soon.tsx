import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { Link } from 'react-router-dom';
import { RATE_AWAITED } from '@tuerca/contracts/platform/system/messages';
import { usePublicConfig } from '@/entities/platform/system/system.queries';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { useRole } from '@/lib/session';
import { EmptyState } from '@/ui/empty-state';
import { StorefrontRounded } from '@/ui/icons/storefront-rounded';

const OPENING = {
  title: 'Abrimos pronto',
  text: 'Aquí vas a encontrar repuestos con su precio en bolívares y talleres que los instalan. Si vendes o reparas, regístrate ya y te revisamos antes de abrir.',
};
const AWAITING = { title: 'Volvemos enseguida', text: RATE_AWAITED };

/**
 * Stands for every page of a shop that has no rate yet, or none any more since the only one was withdrawn. It is no failure: answered with 200, and kept out of search engines, which
 * come back to it, until the shop opens (ADR 62).
 */
export function OpensSoon() {
  const isAwaited = usePublicConfig().data?.tasaRetirada ?? false;
  const { title, text } = isAwaited ? AWAITING : OPENING;
  const role = useRole();
  return (
    <Container>
      <Head title={title} noindex />
      <EmptyState
        heading
        icon={<StorefrontRounded sx={{ fontSize: 34 }} />}
        title={title}
        text={text}
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
            {role === 'admin' ? (
              <Button
                component={Link}
                to={isAwaited ? paths.adminConfig({ categoria: 'tarifas' }) : paths.admin()}
                variant="contained"
              >
                {isAwaited ? 'Cargar la tasa' : 'Ver los primeros pasos'}
              </Button>
            ) : (
              !role &&
              !isAwaited && (
                <>
                  <Button component={Link} to={paths.registration()} variant="contained">
                    Registrar mi negocio
                  </Button>
                  <Button component={Link} to={paths.login()} variant="outlined">
                    Iniciar sesión
                  </Button>
                </>
              )
            )}
          </Box>
        }
      />
    </Container>
  );
}
