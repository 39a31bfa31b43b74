import Typography from '@mui/material/Typography';
import { CAMPANA_MESSAGES } from '@tuerca/contracts/products/campaigns/messages';
import { plural } from '@/lib/format';
import { useReach } from './campaigns.queries';

/** Number of stores and products that lose a campaign when it ends for them. */
export function ReachNote({ id }: { id: string }) {
  const { data, isError } = useReach(id);
  const text = data
    ? data.tiendas
      ? `Saldrán ${plural(data.tiendas, 'tienda', 'tiendas')} y ${plural(data.productos, 'producto volverá', 'productos volverán')} a su precio de inmediato. Les avisaremos.`
      : 'Ninguna tienda participa todavía: no cambia ningún precio.'
    : isError
      ? CAMPANA_MESSAGES.consequencesFailed
      : 'Calculando a cuántas tiendas afecta…';
  return (
    <Typography role="status" sx={{ fontWeight: 600 }}>
      {text}
    </Typography>
  );
}
