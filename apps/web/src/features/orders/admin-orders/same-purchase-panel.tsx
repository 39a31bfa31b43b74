import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { PedidoAdmin } from '@tuerca/contracts/orders/orders/admin-schemas';
import { bs, ref } from '@/lib/format';
import { paths } from '@/lib/paths';
import { Panel } from '@/ui/panel';
import { PanelList } from './panel-list';

/** The orders that other stores got of the same purchase. Draws nothing without them. */
export const SamePurchasePanel = ({ compra }: Pick<PedidoAdmin, 'compra'>) =>
  compra.length > 0 && (
    <Panel title="De la misma compra">
      <PanelList>
        {compra.map(({ _id, numero, tienda, total, totalUSD }) => (
          <Typography component="li" key={_id}>
            <Link component={RouterLink} to={paths.adminOrder(_id)}>
              {numero}
            </Link>{' '}
            · {tienda.nombre} · {bs(total)} ({ref(totalUSD)})
          </Typography>
        ))}
      </PanelList>
    </Panel>
  );
