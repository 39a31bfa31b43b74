import Button from '@mui/material/Button';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '@/lib/use-hydrated';
import { ArrowBackRounded } from './icons/arrow-back-rounded';

interface BackLinkProps {
  /** Target when this was the first page of the visit, and its label. */
  to: string;
  label: string;
  button?: boolean;
}

/** Link back to the previous page; to the list when this was the first one. */
export function BackLink({ to, label, button = false }: BackLinkProps) {
  const navigate = useNavigate();
  // React Router gives the first page of a visit this key; a reload keeps another one, which the server does not know.
  const key = useLocation().key;
  const first = !useHydrated() || key === 'default';
  const look = button ? ({ variant: 'contained' } as const) : { sx: { ml: -2, my: { xs: 0.5, md: 2 } } };
  if (first)
    return (
      <Button component={Link} to={to} startIcon={<ArrowBackRounded />} {...look}>
        {label}
      </Button>
    );
  return (
    <Button onClick={() => void navigate(-1)} startIcon={<ArrowBackRounded />} {...look}>
      Volver
    </Button>
  );
}
