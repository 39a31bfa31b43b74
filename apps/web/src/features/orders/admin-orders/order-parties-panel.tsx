import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { PedidoAdmin } from '@tuerca/contracts/orders/orders/admin-schemas';
import { formatTelefono } from '@tuerca/contracts/venezuela/identidad';
import { paths } from '@/lib/paths';
import { Fact, Facts } from '@/ui/facts';
import { Panel } from '@/ui/panel';

/** Client and store of an order, with links to their accounts. */
export const PartiesPanel = ({ pedido: { cliente, tienda } }: Pick<PedidoAdmin, 'pedido'>) => (
  <Panel title="Partes">
    <Facts columns={2}>
      <Fact label="Cliente" wide>
        <Link component={RouterLink} to={paths.adminUser(cliente._id)}>
          {cliente.nombre}
        </Link>
        <br />
        {cliente.email}
        <br />
        {formatTelefono(cliente.telefono)}
      </Fact>
      <Fact label="Tienda" wide>
        <Link component={RouterLink} to={paths.adminStore(tienda._id)}>
          {tienda.nombre}
        </Link>
        <br />
        {tienda.rif}
      </Fact>
    </Facts>
  </Panel>
);
