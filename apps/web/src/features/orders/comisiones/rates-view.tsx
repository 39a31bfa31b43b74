import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Comisiones } from '@tuerca/contracts/orders/comisiones/admin-schemas';
import { COMISION_MESSAGES } from '@tuerca/contracts/orders/comisiones/messages';
import { percent, plural, shortDate } from '@/lib/format';
import { Head } from '@/lib/head';
import type { Column } from '@/ui/data-table/column';
import { DataTable } from '@/ui/data-table/data-table';
import { EmptyState } from '@/ui/empty-state';
import { AddRounded } from '@/ui/icons/add-rounded';
import { BuildOutlined } from '@/ui/icons/build-outlined';
import { HourglassEmptyRounded } from '@/ui/icons/hourglass-empty-rounded';
import { PercentRounded } from '@/ui/icons/percent-rounded';
import { StorefrontOutlined } from '@/ui/icons/storefront-outlined';
import { onDemand } from '@/ui/on-demand';
import { PageHeader } from '@/ui/page-header';
import { Section } from '@/ui/section';
import { StatCard, StatCards } from '@/ui/stat-card';
import { adminFiles, commissionRatesQuery } from './admin.queries';
import { ListExportButton } from './list-export-button';
import { RateHistory } from './rate-history';

const RatesDialog = onDemand(async () => (await import('./rates-dialog')).RatesDialog);
const RemoveRateDialog = onDemand(async () => (await import('./store-rate-dialog')).RemoveRateDialog);
const StoreRateDialog = onDemand(async () => (await import('./store-rate-dialog')).StoreRateDialog);

type StoreRate = Comisiones['excepciones'][number];
type Open = { kind: 'rates' } | { kind: 'add' } | { kind: 'edit' | 'remove'; of: StoreRate } | null;

const COLUMNS: readonly Column<StoreRate>[] = [
  { id: 'tienda', header: 'Tienda', card: 'title', cell: ({ tienda }) => tienda.nombre },
  { id: 'porcentaje', header: 'Comisión', align: 'right', cell: ({ porcentaje }) => percent(porcentaje) },
  { id: 'fecha', header: 'Desde', card: 'corner', cell: ({ fecha }) => shortDate(fecha) },
];

/** Commissions of the platform: the general ones, the stores with their own, and the history. */
function RatesView() {
  const query = useQuery(commissionRatesQuery());
  const rates = query.data;
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const rows = rates && { rows: rates.excepciones, total: rates.excepciones.length, totalPages: 1 };
  return (
    <>
      <PageHeader
        title="Comisiones"
        text="Lo que Tuerca retiene de cada venta y de la mano de obra que se paga por Tuerca. Lo que se paga en el taller no tiene comisión."
        actions={
          <Button variant="contained" onClick={() => setOpen({ kind: 'rates' })} disabled={!rates}>
            Cambiar comisiones
          </Button>
        }
      />
      <StatCards label="Comisiones generales">
        <StatCard
          label="Tiendas"
          value={rates && percent(rates.tienda)}
          note="de cada venta"
          icon={<StorefrontOutlined fontSize="small" />}
        />
        <StatCard
          label="Talleres"
          value={rates && percent(rates.taller)}
          note="de la mano de obra pagada a través de Tuerca; lo pagado en el taller no se toca"
          icon={<BuildOutlined fontSize="small" />}
        />
        <StatCard
          label={COMISION_MESSAGES.payoutWait}
          value={rates && plural(rates.dias, 'día', 'días')}
          note="después de la entrega"
          icon={<HourglassEmptyRounded fontSize="small" />}
        />
      </StatCards>
      <Section
        title="Tiendas con comisión propia"
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <ListExportButton name="Comisiones" read={adminFiles.rates} />
            <Button variant="outlined" startIcon={<AddRounded />} onClick={() => setOpen({ kind: 'add' })}>
              Agregar tienda
            </Button>
          </Box>
        }
      >
        <DataTable
          label="Tiendas con comisión propia"
          noun={['tienda', 'tiendas']}
          columns={COLUMNS}
          query={{ ...query, data: rows, refetch: query.refetch }}
          keyOf={({ tienda }) => tienda._id}
          nameOf={({ tienda }) => tienda.nombre}
          menu={(of) => [
            { label: 'Cambiar', onSelect: () => setOpen({ kind: 'edit', of }) },
            { label: 'Quitar', danger: true, onSelect: () => setOpen({ kind: 'remove', of }) },
          ]}
          empty={
            <EmptyState
              compact
              icon={<PercentRounded sx={{ fontSize: 34 }} />}
              title="Todas pagan la comisión general"
              text="Agrega una tienda si acordaste con ella otra comisión."
            />
          }
          error={COMISION_MESSAGES.ratesFailed}
        />
      </Section>
      {rates && <RateHistory history={rates.historial} />}
      {rates && open?.kind === 'rates' && <RatesDialog rates={rates} onClose={close} />}
      {open?.kind === 'add' && <StoreRateDialog onClose={close} />}
      {open?.kind === 'edit' && <StoreRateDialog current={open.of} onClose={close} />}
      {open?.kind === 'remove' && <RemoveRateDialog tienda={open.of.tienda} onClose={close} />}
    </>
  );
}

/** Page of the commissions, in the administrators' panel. */
export const RatesPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Comisiones" noindex />
    <RatesView />
  </Container>
);
