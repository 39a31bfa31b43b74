import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SaldoTienda } from '@tuerca/contracts/orders/comisiones/admin-schemas';
import { COMISION_MESSAGES } from '@tuerca/contracts/orders/comisiones/messages';
import { paths } from '@/lib/paths';
import type { AddressFilters } from '@/lib/use-address-filters';
import type { Column } from '@/ui/data-table/column';
import { AccountBalanceWalletOutlined } from '@/ui/icons/account-balance-wallet-outlined';
import { OfficeList } from '@/ui/office-list';
import { onDemand } from '@/ui/on-demand';
import { adminFiles, balancesQuery } from './admin.queries';
import type { PayoutFilters } from './admin-payouts-filters';
import { Amount } from './amount';
import { ListExportButton } from './list-export-button';

const ClosePayoutDialog = onDemand(async () => (await import('./close-payout-dialog')).ClosePayoutDialog);

const COLUMNS: readonly Column<SaldoTienda>[] = [
  { id: 'tienda', header: 'Negocio', card: 'title', cell: ({ tienda }) => tienda.nombre },
  {
    id: 'porLiquidar',
    header: 'Por liquidar',
    align: 'right',
    cell: ({ porLiquidar }) => <Amount of={porLiquidar} strong />,
  },
  { id: 'retenido', header: 'En espera', align: 'right', cell: ({ retenido }) => <Amount of={retenido} /> },
  { id: 'porPagar', header: 'Por pagar', align: 'right', cell: ({ porPagar }) => <Amount of={porPagar} /> },
  { id: 'pagado', header: 'Pagado', align: 'right', wideOnly: true, cell: ({ pagado }) => <Amount of={pagado} /> },
];

/** Balance of each store and workshop: sales less commissions less returns, by stage of payment. */
export function BalancesList({ address }: { address: AddressFilters<PayoutFilters> }) {
  const navigate = useNavigate();
  const [closing, setClosing] = useState<SaldoTienda | null>(null);
  return (
    <OfficeList
      bare
      address={address}
      title="Saldos"
      above={
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 2 }}>
          <ListExportButton name="Saldos" read={adminFiles.balances} />
        </Box>
      }
      noun={['negocio', 'negocios']}
      columns={COLUMNS}
      cardsBelow={900}
      query={useQuery(balancesQuery(address.filters.page))}
      keyOf={({ tienda }) => tienda._id}
      nameOf={({ tienda }) => tienda.nombre}
      buttons={(saldo) => (
        <Button
          size="small"
          variant="outlined"
          disabled={saldo.porLiquidar.bs <= 0}
          onClick={() => setClosing(saldo)}
          aria-label={`Cerrar liquidación de ${saldo.tienda.nombre}`}
        >
          Cerrar liquidación
        </Button>
      )}
      menu={({ tienda }) => [
        { label: 'Ver sus liquidaciones', to: paths.adminPayouts({ vista: 'liquidaciones', tienda: tienda._id }) },
        tienda.tipo === 'taller'
          ? { label: 'Ver el taller', to: paths.adminWorkshop(tienda._id) }
          : { label: 'Ver la tienda', to: paths.adminStore(tienda._id) },
      ]}
      none={{
        compact: true,
        icon: AccountBalanceWalletOutlined,
        title: 'Todavía no hay ventas que liquidar',
        text: 'Cuando una tienda venda, o a un taller le paguen por Tuerca, aquí verás cuánto le debes.',
      }}
      error={COMISION_MESSAGES.balancesFailed}
    >
      {closing && (
        <ClosePayoutDialog
          saldo={closing}
          onClose={() => setClosing(null)}
          onClosed={(id) => void navigate(paths.adminPayout(id))}
        />
      )}
    </OfficeList>
  );
}
