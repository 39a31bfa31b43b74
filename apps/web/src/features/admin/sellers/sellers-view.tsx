import Container from '@mui/material/Container';
import { useMemo } from 'react';
import { REVISION_MESSAGES } from '@tuerca/contracts/auth/negocios/review-messages';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { useAddressFilters } from '@/lib/use-address-filters';
import { DataTable } from '@/ui/data-table/data-table';
import { EmptyState } from '@/ui/empty-state';
import { ExportButton } from '@/ui/export-button';
import { FilterSelect } from '@/ui/filter-select';
import { StorefrontRounded } from '@/ui/icons/storefront-rounded';
import { ListFilters } from '@/ui/list-filters';
import { NothingFound } from '@/ui/nothing-found';
import { PageHeader } from '@/ui/page-header';
import { ReviewQueue } from './review-queue';
import { sellerColumns } from './seller-columns';
import { markLabel, markOptions, SELLER_ESTADO_OPTIONS, SELLER_FILTERS, SELLER_SORT_OPTIONS } from './seller-filters';
import { SellerGroups } from './seller-groups';
import { NOUN } from './seller-state';
import { readSellersFile, type SellerKind, useSellers } from './sellers.queries';

const WORDS = {
  tiendas: { title: 'Tiendas', noun: ['tienda', 'tiendas'], hrefOf: paths.adminStore },
  talleres: { title: 'Talleres', noun: ['taller', 'talleres'], hrefOf: paths.adminWorkshop },
} as const;

/** The stores or workshops of the platform: who waits as cards to decide on, the rest as a table. */
function SellersView({ kind }: { kind: SellerKind }) {
  const { title, noun, hrefOf } = WORDS[kind];
  const { filters, change, clear, hrefOf: pageHref } = useAddressFilters(SELLER_FILTERS);
  const query = useSellers(kind, filters);
  const applied = SELLER_FILTERS.applied(filters, { marca: markLabel(NOUN[kind], filters.marca) });
  const columns = useMemo(() => sellerColumns(kind, hrefOf), [kind, hrefOf]);
  const queue = filters.grupo === 'por_revisar';
  const empty = applied.length ? (
    <NothingFound title="Nada coincide con esos filtros" text="Prueba con otro nombre, RIF o estado." onClear={clear} />
  ) : (
    <EmptyState
      icon={<StorefrontRounded sx={{ fontSize: 34 }} />}
      title={queue ? 'Nadie espera por ti' : 'No hay nada en este grupo'}
      text={queue ? 'Cuando alguien nuevo se registre, aquí lo decides.' : 'Mira los otros grupos.'}
    />
  );
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <ExportButton
            read={() => readSellersFile(kind, filters)}
            fileName={`${title}.csv`}
            words={{ failed: REVISION_MESSAGES.listFailed }}
          />
        }
      />
      <SellerGroups
        kind={kind}
        value={filters.grupo}
        counts={query.data?.cuentas}
        onChange={(grupo) => change({ grupo, page: 1, ...(grupo === 'por_revisar' && { sort: 'espera' }) })}
      />
      <ListFilters
        search={{
          place: `En ${noun[1]}`,
          placeholder: 'Nombre, ciudad o RIF',
          value: filters.q,
          maxLength: 100,
          onChange: (q, typing) => change({ q }, typing),
        }}
        columns={5}
        applied={applied}
        onRemove={change}
        onClear={clear}
      >
        <FilterSelect
          id="estado"
          label="Estado"
          value={filters.estado}
          options={SELLER_ESTADO_OPTIONS as never}
          onChange={(estado) => change({ estado }, true)}
        />
        <FilterSelect
          id="marca"
          label="Marca"
          value={filters.marca}
          options={markOptions(NOUN[kind]) as never}
          onChange={(marca) => change({ marca }, true)}
        />
        <FilterSelect
          id="orden"
          label="Orden"
          value={filters.sort}
          options={SELLER_SORT_OPTIONS as never}
          onChange={(sort) => change({ sort }, true)}
        />
      </ListFilters>
      {queue ? (
        <ReviewQueue kind={kind} query={query} empty={empty} page={filters.page} pageHref={pageHref} hrefOf={hrefOf} />
      ) : (
        <DataTable
          label={title}
          noun={noun}
          columns={columns}
          query={query}
          keyOf={({ _id }) => _id}
          nameOf={({ nombre }) => nombre}
          page={filters.page}
          hrefOf={pageHref}
          error={REVISION_MESSAGES.listFailed}
          empty={empty}
        />
      )}
    </>
  );
}

/** Tiendas, of the administrators' office. */
export const AdminStoresPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Tiendas" noindex />
    <SellersView kind="tiendas" />
  </Container>
);

/** Talleres, of the administrators' office. */
export const AdminWorkshopsPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Talleres" noindex />
    <SellersView kind="talleres" />
  </Container>
);
