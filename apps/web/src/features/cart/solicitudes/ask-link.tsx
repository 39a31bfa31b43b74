import Button, { type ButtonProps } from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { Vehiculo } from '@tuerca/contracts/auth/garaje/vehiculo';
import { paths } from '@/lib/paths';
import { useUser } from '@/lib/session';
import { CampaignOutlined } from '@/ui/icons/campaign-outlined';

interface AskLinkProps extends Pick<ButtonProps, 'variant' | 'size' | 'fullWidth' | 'sx'> {
  /** Text of the search. */
  query?: string;
  categoria?: string;
  vehiculo?: Vehiculo | null;
}

/** Link to request a part from stores when no list has it; renders nothing for those who do not buy. */
export function AskLink({ query, categoria, vehiculo, variant = 'contained', ...look }: AskLinkProps) {
  const user = useUser();
  if (user && user.role !== 'client') return null;
  const { marca, modelo, anio } = vehiculo ?? {};
  return (
    <Button
      {...look}
      variant={variant}
      component={Link}
      to={paths.askPart({ pieza: query, categoria, marca, modelo, anio })}
      startIcon={<CampaignOutlined />}
    >
      Pedir repuesto
    </Button>
  );
}
