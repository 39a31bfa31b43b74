import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { LiquidacionAdmin } from '@tuerca/contracts/orders/comisiones/admin-schemas';
import { COMISION_MESSAGES } from '@tuerca/contracts/orders/comisiones/messages';
import { useAccountName } from '@/entities/admin/account.queries';
import { paths } from '@/lib/paths';
import type { AddressFilters } from '@/lib/use-address-filters';
import type { Column } from '@/ui/data-table/column';
import { FilterSelect } from '@/ui/filter-select';
import { AccountBalanceWalletOutlined } from '@/ui/icons/account-balance-wallet-outlined';
import { OfficeList } from '@/ui/office-list';
import { adminFiles, adminPayoutsQuery } from './admin.queries';
import { PAYOUT_STATE_OPTIONS, type PayoutFilters } from './admin-payouts-filters';
import { ListExportButton } from './list-export-button';
import { payoutColumns } from './payout-columns';

const [, ...REST] = payoutColumns(paths.adminPayout, ['movimiento', 'movimientos']);
const COLUMNS: readonly Column<LiquidacionAdmin>[] = [
  {
    id: 'numero',
    header: 'Liquidación',
    card: 'title',
    cell: ({ _id, numero, tienda }) => (
      <MuiLink component={Link} to={paths.adminPayout(_id)}>
        {tienda.nombre} n.º {numero}
      </MuiLink>
    ),
  },
  ...REST,
];

/** Payouts of all stores and workshops, newest first. */
export function AdminPayoutsList({ address }: { address: AddressFilters<PayoutFilters> }) {
  const { filters, change } = address;
  const { estado, tienda, page } = filters;
  const asked = { ...(estado && { estado }), ...(tienda && { tiendaId: tienda }) };
  return (
    <OfficeList
      bare
      address={address}
      title="Liquidaciones"
      chipNames={{ tienda: useAccountName(tienda) }}
      controls={
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', justifyContent: 'space-between', gap: 2, mb: 2 }}
        >
          <Box sx={{ minWidth: 220 }}>
            <FilterSelect
              id="estado"
              label="Estado"
              value={estado}
              options={PAYOUT_STATE_OPTIONS}
              onChange={(next) => change({ estado: next })}
            />
          </Box>
          <ListExportButton name="Liquidaciones" read={() => adminFiles.payouts(asked)} />
        </Box>
      }
      noun={['liquidación', 'liquidaciones']}
      columns={COLUMNS}
      cardsBelow={760}
      query={useQuery(adminPayoutsQuery(asked, page))}
      nameOf={({ numero, tienda: { nombre } }) => `la liquidación ${numero} de ${nombre}`}
      none={{
        compact: true,
        icon: AccountBalanceWalletOutlined,
        title: address.applied().length ? 'Ninguna liquidación con esos filtros' : COMISION_MESSAGES.noPayouts,
        text: 'Se crean al cerrar lo que una tienda o un taller tiene por liquidar, en Saldos.',
      }}
      error={COMISION_MESSAGES.payoutsFailed}
    />
  );
}
