import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { EstadisticasTienda } from '@tuerca/contracts/store-dashboard/schemas';
import { paths } from '../../lib/paths';
import { Panel } from '../../ui/panel';
import { LineList, type LinkLine } from './line-list';

const LINES = [
  { key: 'porPreparar', label: 'Por preparar', estado: 'por_preparar' },
  { key: 'porEnviar', label: 'Por enviar o entregar', estado: 'por_enviar' },
  { key: 'pendientes', label: 'Esperan que confirmemos el pago', estado: 'pendiente' },
] as const;

/** What waits for the shopkeeper now: the first thing of the morning. */
export function ToDo({ stats }: { stats: EstadisticasTienda | undefined }) {
  if (!stats) return <Skeleton variant="rectangular" height={220} />;
  const { porHacer, estadoInventario } = stats;
  const waiting: LinkLine[] = LINES.filter(({ key }) => porHacer[key] > 0).map(({ key, label, estado }) => ({
    id: key,
    to: paths.storeOrders({ estado }),
    text: label,
    end: <Chip size="small" color={key === 'pendientes' ? 'default' : 'primary'} label={porHacer[key]} />,
  }));
  const { agotados, bajos } = estadoInventario;
  const restock: LinkLine = {
    id: 'stock',
    to: paths.storeInventory({ grupo: agotados > 0 ? 'agotados' : 'bajos' }),
    text: 'Reponer inventario',
    end: <Chip size="small" label={bajos} />,
  };
  const lines = bajos > 0 ? [...waiting, restock] : waiting;
  return (
    <Panel title="Para hacer hoy">
      {lines.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>No tienes nada pendiente. Buen trabajo.</Typography>
      ) : (
        <LineList label="Para hacer hoy" lines={lines} />
      )}
    </Panel>
  );
}
