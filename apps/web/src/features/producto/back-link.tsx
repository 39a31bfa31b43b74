import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import Button from '@mui/material/Button';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';

/** Back to where one came from; to the catalogue when this was the first page. */
export function BackLink({ button = false }: { button?: boolean }) {
  const navigate = useNavigate();
  // React Router gives the first page of a visit this key.
  const first = useLocation().key === 'default';
  const look = button ? ({ variant: 'contained' } as const) : { sx: { ml: -2, my: { xs: 1, md: 2 } } };
  if (first)
    return (
      <Button component={Link} to={paths.productos()} startIcon={<ArrowBackRounded />} {...look}>
        Ver el catálogo
      </Button>
    );
  return (
    <Button onClick={() => void navigate(-1)} startIcon={<ArrowBackRounded />} {...look}>
      Volver
    </Button>
  );
}
