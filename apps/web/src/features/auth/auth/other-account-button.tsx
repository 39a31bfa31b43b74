import { useNavigate } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { LoadingButton } from '@/ui/loading-button';
import { useLogout } from './logout.queries';

/** Leaves this account and opens the sign-in screen. */
export function OtherAccountButton() {
  const navigate = useNavigate();
  const logout = useLogout(() => void navigate(paths.login()));
  return (
    <LoadingButton variant="outlined" loading={logout.isPending} onClick={() => logout.mutate()}>
      Entrar con otra cuenta
    </LoadingButton>
  );
}
