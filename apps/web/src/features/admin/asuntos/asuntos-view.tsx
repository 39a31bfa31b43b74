import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ASUNTO_MESSAGES } from '@tuerca/contracts/admin/asunto-messages';
import { ASUNTO_HOURS } from '@tuerca/contracts/admin/asunto-states';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { useAddressFilters } from '@/lib/use-address-filters';
import { DataTable } from '@/ui/data-table/data-table';
import { EmptyState } from '@/ui/empty-state';
import { GavelRounded } from '@/ui/icons/gavel-rounded';
import { PageHeader } from '@/ui/page-header';
import { Tabs } from '@/ui/tabs';
import { ASUNTO_COLUMNS } from './asunto-columns';
import { ASUNTO_FILTERS } from './asunto-filters';
import { asuntosQuery } from './asuntos.queries';

const EMPTY = {
  abierto: {
    title: 'No hay nada por resolver',
    text: 'Cuando una cuenta con pedidos o citas abiertos ya no pueda cumplirlos, aparece aquí.',
  },
  se_cumple: {
    title: 'Nada se cumple sin su negocio',
    text: 'Lo que decidas que se cumple de todos modos espera aquí tus próximos pasos hasta que termine.',
  },
  cerrado: { title: 'Todavía no se ha resuelto nada', text: 'Aquí queda lo que ya se decidió.' },
} as const;

/** Accounts that left something open: what is due first comes first. */
function AsuntosView() {
  const { filters, change, hrefOf } = useAddressFilters(ASUNTO_FILTERS);
  const query = useQuery(asuntosQuery(filters));
  const table = (
    <DataTable
      label={ASUNTO_MESSAGES.title}
      noun={['cuenta', 'cuentas']}
      columns={ASUNTO_COLUMNS}
      cardsBelow={900}
      query={query}
      keyOf={({ _id }) => _id}
      nameOf={({ cuenta }) => cuenta.nombre}
      page={filters.page}
      hrefOf={hrefOf}
      error={ASUNTO_MESSAGES.listFailed}
      empty={<EmptyState icon={<GavelRounded sx={{ fontSize: 34 }} />} {...EMPTY[filters.estado]} />}
      buttons={({ _id, cuenta, estado }) => (
        <Button
          size="small"
          variant="outlined"
          component={Link}
          to={paths.adminAsunto(_id)}
          aria-label={`${estado === 'abierto' ? 'Resolver' : 'Ver'}: ${cuenta.nombre}`}
        >
          {estado === 'abierto' ? 'Resolver' : 'Ver'}
        </Button>
      )}
    />
  );
  return (
    <>
      <PageHeader
        title={ASUNTO_MESSAGES.title}
        text={`Pedidos y citas de cuentas que ya no pueden cumplirlos. Lo que nadie decida en ${ASUNTO_HOURS} horas se cancela y lo pagado se devuelve.`}
      />
      <Tabs
        label="Estado"
        value={filters.estado}
        onChange={(estado) => change({ estado })}
        tabs={[
          { id: 'abierto', label: 'Por decidir', content: table },
          { id: 'se_cumple', label: 'Se cumplen', content: table },
          { id: 'cerrado', label: 'Resueltos', content: table },
        ]}
      />
    </>
  );
}

/** Por resolver, of the administrators' office. */
export const AsuntosPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title={ASUNTO_MESSAGES.title} noindex />
    <AsuntosView />
  </Container>
);
