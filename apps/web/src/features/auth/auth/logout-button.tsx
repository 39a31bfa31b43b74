import { useNavigate } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { LogoutRounded } from '@/ui/icons/logout-rounded';
import { LoadingButton } from '@/ui/loading-button';
import { useLogout } from './logout.queries';

/** Ends the session and leads home. */
export function LogoutButton() {
  const navigate = useNavigate();
  const logout = useLogout(() => void navigate(paths.home()));
  return (
    <LoadingButton
      variant="outlined"
      color="error"
      fullWidth
      startIcon={<LogoutRounded />}
      loading={logout.isPending}
      loadingText="Cerrando..."
      onClick={() => logout.mutate()}
    >
      Cerrar sesión
    </LoadingButton>
  );
}
