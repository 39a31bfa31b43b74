import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { EstadisticasTienda } from '@tuerca/contracts/orders/store-dashboard/schemas';
import { useWaitingReturns } from '@/entities/orders/devoluciones/devoluciones.queries';
import { paths } from '@/lib/paths';
import { Panel } from '@/ui/panel';
import { LineList, type LinkLine } from './line-list';

const LINES = [
  { key: 'porPreparar', label: 'Pedidos por preparar', estado: 'por_preparar' },
  { key: 'porEnviar', label: 'Pedidos por enviar o entregar', estado: 'por_enviar' },
  { key: 'pendientes', label: 'Pedidos que esperan la confirmación del pago', estado: 'pendiente' },
] as const;

/** First steps of a store without products. */
const FIRST_STEPS: readonly LinkLine[] = [
  { id: 'first', to: paths.storeNewProduct(), text: 'Agrega tu primer producto' },
  { id: 'import', to: paths.storeImports(), text: 'Trae tu lista completa desde un archivo de Excel o CSV' },
];

/** Pending work of the store. */
export function ToDo({ stats }: { stats: EstadisticasTienda | undefined }) {
  const returns = useWaitingReturns();
  if (!stats) return <Skeleton variant="rectangular" height={220} />;
  const { porHacer, productos, estadoInventario } = stats;
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
  const answer: LinkLine = {
    id: 'returns',
    to: paths.storeReturns(),
    text: 'Devoluciones que esperan por ti',
    end: <Chip size="small" color="primary" label={returns} />,
  };
  const lines = [
    ...waiting,
    ...(returns > 0 ? [answer] : []),
    ...(bajos > 0 ? [restock] : []),
    ...(productos.total === 0 ? FIRST_STEPS : []),
  ];
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
