import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { Link } from 'react-router-dom';
import { Head } from '../lib/head';
import { paths } from '../lib/paths';
import { useRole } from '../lib/session';
import { EmptyState } from '../ui/empty-state';
import { StorefrontRounded } from '../ui/icons/storefront-rounded';

const TITLE = 'Abrimos pronto';

/**
 * Stands for every page of a shop that has no rate yet. It is no failure: answered with 200, and kept out of search engines, which
 * come back to it, until the shop opens (ADR 62).
 */
export function OpensSoon() {
  const role = useRole();
  return (
    <Container>
      <Head title={TITLE} noindex />
      <EmptyState
        heading
        icon={<StorefrontRounded sx={{ fontSize: 34 }} />}
        title={TITLE}
        text="Aquí vas a encontrar repuestos con su precio en bolívares y talleres que los instalan. Si vendes o reparas, regístrate ya y te revisamos antes de abrir."
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
            {role === 'admin' ? (
              <Button component={Link} to={paths.admin()} variant="contained">
                Ver los primeros pasos
              </Button>
            ) : (
              !role && (
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
