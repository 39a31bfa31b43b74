import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { OFERTA_MESSAGES } from '@tuerca/contracts/products/promotions/messages';
import type { Oferta } from '@tuerca/contracts/products/promotions/schemas';
import { plural } from '@/lib/format';
import { Head } from '@/lib/head';
import { notify } from '@/lib/notify';
import { useAddressFilters } from '@/lib/use-address-filters';
import { useNow } from '@/lib/use-now';
import { AppliedChips } from '@/ui/applied-chips';
import { ConfirmAction } from '@/ui/confirm-action';
import { DataState } from '@/ui/data-state';
import { EmptyState } from '@/ui/empty-state';
import { AddRounded } from '@/ui/icons/add-rounded';
import { LocalOfferOutlined } from '@/ui/icons/local-offer-outlined';
import { TRY_WORD_OR_STATE } from '@/ui/labels';
import { NothingFound } from '@/ui/nothing-found';
import { onDemand } from '@/ui/on-demand';
import { PageHeader } from '@/ui/page-header';
import { Pagination } from '@/ui/pagination';
import { PlainSelect } from '@/ui/plain-field';
import { SearchFilter } from '@/ui/search-filter';
import { OFFER_FILTERS, type OfferFilters, STATUS_OPTIONS } from './filters';
import { OfferCard, offerGrid, OffersSkeleton } from './offer-card';
import { useOffers, useRemoveOffer, useToggleOffer } from './offers.queries';

const OfferDialog = onDemand(async () => (await import('./offer-dialog')).OfferDialog);

interface FiltersProps {
  filters: OfferFilters;
  change: (wanted: Partial<OfferFilters>, replace?: boolean) => void;
}

const Filters = ({ filters, change }: FiltersProps) => (
  <Box sx={{ display: 'grid', gap: 2, mb: 2, gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) 220px' } }}>
    <SearchFilter
      name="q"
      label="Buscar"
      place="En mis ofertas"
      placeholder="Nombre o código"
      value={filters.search}
      onChange={(search, typing) => change({ search }, typing)}
    />
    <PlainSelect
      id="filtro-estado"
      label="Estado"
      value={filters.status}
      options={STATUS_OPTIONS}
      onChange={(status) => change({ status: status as OfferFilters['status'] })}
    />
  </Box>
);

const Nothing = ({ filtered, onClear, onAdd }: { filtered: boolean; onClear: () => void; onAdd: () => void }) =>
  filtered ? (
    <NothingFound title={OFERTA_MESSAGES.empty} text={TRY_WORD_OR_STATE} onClear={onClear} />
  ) : (
    <EmptyState
      icon={<LocalOfferOutlined sx={{ fontSize: 34 }} />}
      title="Aún no tienes ofertas"
      text="Crea un descuento para tus servicios: se ve en la página de tu taller y se aplica al agendar."
      action={
        <Button variant="contained" onClick={onAdd}>
          Crear oferta
        </Button>
      }
    />
  );

/** My offers: searched, made, changed, switched on and off, removed. The filters live in the address. */
function OffersView() {
  const { filters, change, clear, hrefOf } = useAddressFilters(OFFER_FILTERS);
  const [editing, setEditing] = useState<Oferta | 'new' | null>(null);
  const [leaving, setLeaving] = useState<Oferta | null>(null);
  const now = useNow();
  const query = useOffers(filters);
  const remove = useRemoveOffer();
  const toggle = useToggleOffer();
  const applied = OFFER_FILTERS.applied(filters);
  const add = () => setEditing('new');
  const switchTo = (id: string, activa: boolean) =>
    toggle.mutate(
      { id, activa },
      {
        onSuccess: () => notify.ok(activa ? OFERTA_MESSAGES.activated : OFERTA_MESSAGES.deactivated),
        onError: (error) =>
          notify.failure(error, activa ? OFERTA_MESSAGES.activateFailed : OFERTA_MESSAGES.deactivateFailed),
      },
    );
  return (
    <>
      <PageHeader
        title="Ofertas"
        text="Descuentos de tus servicios, con o sin código."
        actions={
          <Button variant="contained" startIcon={<AddRounded />} onClick={add}>
            Nueva oferta
          </Button>
        }
      />
      <Filters filters={filters} change={change} />
      <AppliedChips applied={applied} onRemove={change} onClear={clear} />
      <DataState
        query={query}
        skeleton={<OffersSkeleton />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<Nothing filtered={applied.length > 0} onClear={clear} onAdd={add} />}
        error={OFERTA_MESSAGES.loadFailed}
      >
        {({ rows, total, totalPages }) => (
          <>
            <Typography variant="body2" role="status" sx={{ color: 'text.secondary', mb: 2 }}>
              {plural(total, 'oferta', 'ofertas')}
            </Typography>
            <Box sx={offerGrid}>
              {rows.map((oferta) => (
                <OfferCard
                  key={oferta._id}
                  oferta={oferta}
                  now={now}
                  busy={toggle.isPending && toggle.variables.id === oferta._id}
                  onToggle={(activa) => switchTo(oferta._id, activa)}
                  onEdit={() => setEditing(oferta)}
                  onRemove={() => setLeaving(oferta)}
                />
              ))}
            </Box>
            <Pagination page={filters.page} totalPages={totalPages} hrefOf={hrefOf} />
          </>
        )}
      </DataState>
      {editing && (
        <OfferDialog oferta={editing === 'new' ? undefined : editing} now={now} onClose={() => setEditing(null)} />
      )}
      {leaving && (
        <ConfirmAction
          title="¿Eliminar esta oferta?"
          confirm="Eliminar"
          run={() => remove.mutateAsync(leaving._id)}
          done={OFERTA_MESSAGES.removed}
          error={OFERTA_MESSAGES.removeFailed}
          onClose={() => setLeaving(null)}
        >
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            «{leaving.nombre}» dejará de mostrarse y su código quedará libre. Los descuentos ya dados se mantienen.
          </Typography>
        </ConfirmAction>
      )}
    </>
  );
}

/** Ofertas, of the workshop's panel. */
export const OffersPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Ofertas" noindex />
    <OffersView />
  </Container>
);
