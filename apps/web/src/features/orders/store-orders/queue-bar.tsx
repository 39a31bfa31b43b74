import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useQuery } from '@tanstack/react-query';
import type { ResumenPedidos } from '@tuerca/contracts/orders/orders/schemas';
import type { StoreOrderFilters } from './store-order-filters';
import { orderSummaryQuery } from './store-orders.queries';

type State = StoreOrderFilters['estado'];
const QUEUES: readonly { value: State; label: string; count?: keyof ResumenPedidos }[] = [
  { value: 'all', label: 'Todos' },
  { value: 'por_preparar', label: 'Por preparar', count: 'porPreparar' },
  { value: 'por_enviar', label: 'Por enviar', count: 'porEnviar' },
  { value: 'enviado', label: 'Enviados', count: 'enviados' },
  { value: 'entregado', label: 'Entregados' },
  { value: 'cancelado', label: 'Cancelados' },
];

/** Queues of orders that need a step, with their counts; one press filters the list. */
export function QueueBar({ value, onChange }: { value: State; onChange: (value: State) => void }) {
  const counts = useQuery(orderSummaryQuery()).data;
  return (
    <Box
      role="group"
      aria-label="Pedidos por atender"
      sx={{ display: 'flex', gap: 1, mb: 2, pb: 0.5, overflowX: 'auto', mx: { xs: -2, sm: 0 }, px: { xs: 2, sm: 0 } }}
    >
      {QUEUES.map((queue) => {
        const chosen = queue.value === value;
        const count = queue.count && counts?.[queue.count];
        return (
          <Chip
            key={queue.value}
            component="button"
            clickable
            label={count ? `${queue.label} (${count.toLocaleString('es-VE')})` : queue.label}
            aria-pressed={chosen}
            color={chosen ? 'primary' : 'default'}
            variant={chosen ? 'filled' : 'outlined'}
            onClick={() => onChange(queue.value)}
            sx={{ flex: 'none', height: 40, borderRadius: 999, px: 0.5, fontWeight: 600 }}
          />
        );
      })}
    </Box>
  );
}
