import LockOutlined from '@mui/icons-material/LockOutlined';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { Head } from '../../lib/head';
import { EmptyState } from '../../ui/empty-state';

/** Signed in, but with a role that this address is not for. */
export const NoAutorizadoPage = () => (
  <Container>
    <Head title="Acceso no autorizado" noindex />
    <EmptyState
      heading
      icon={<LockOutlined sx={{ fontSize: 34 }} />}
      title="Acceso no autorizado"
      text="Tu cuenta no tiene permiso para ver esta sección. Entra con otra cuenta o vuelve al inicio."
      action={
        <>
          <Button component={Link} to={paths.inicio()} variant="contained" sx={{ m: 0.5 }}>
            Ir al inicio
          </Button>
          <Button component={Link} to={paths.iniciarSesion()} variant="outlined" sx={{ m: 0.5 }}>
            Iniciar sesión
          </Button>
        </>
      }
    />
  </Container>
);
