import { StorefrontRounded } from '../../ui/icons/storefront-rounded';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { REVISION_MESSAGES } from '@tuerca/contracts/negocios/review-messages';
import { useMemo } from 'react';
import { paths } from '../../lib/paths';
import { useAddressFilters } from '../../lib/use-address-filters';
import { DataState } from '../../ui/data-state';
import { DataTable } from '../../ui/data-table/data-table';
import { EmptyState } from '../../ui/empty-state';
import { FilterSelect } from '../../ui/filter-select';
import { ListFilters } from '../../ui/list-filters';
import { NothingFound } from '../../ui/nothing-found';
import { PageHeader } from '../../ui/page-header';
import { Pagination } from '../../ui/pagination';
import { QueueCard } from './queue-card';
import { sellerColumns } from './seller-columns';
import { NOUN } from './seller-state';
import {
  ESTADO_OPTIONS,
  groupsOf,
  markLabel,
  markOptions,
  SELLER_FILTERS,
  type SellerFilters,
  SORT_OPTIONS,
} from './seller-filters';
import { type SellerKind, useSellers, readSellersFile } from './sellers.queries';
import { ExportButton } from '../../ui/export-button';

const WORDS = {
  tiendas: { title: 'Tiendas', noun: ['tienda', 'tiendas'], hrefOf: paths.adminStore },
  talleres: { title: 'Talleres', noun: ['taller', 'talleres'], hrefOf: paths.adminWorkshop },
} as const;

interface GroupsProps {
  kind: SellerKind;
  value: SellerFilters['grupo'];
  counts: Partial<Record<SellerFilters['grupo'], number>> | undefined;
  onChange: (grupo: SellerFilters['grupo']) => void;
}

/** The groups with how many stand in each; one line that scrolls on a phone. */
const Groups = ({ kind, value, counts, onChange }: GroupsProps) => (
  <Box role="group" aria-label="Grupos" sx={{ display: 'flex', gap: 1, overflowX: 'auto', pb: 1, mb: 1.5 }}>
    {groupsOf(NOUN[kind]).map(({ id, label }) => (
      <Chip
        key={id}
        component="button"
        clickable
        label={`${label}${counts?.[id] === undefined ? '' : ` ${counts[id]}`}`}
        color={id === value ? 'primary' : 'default'}
        variant={id === value ? 'filled' : 'outlined'}
        aria-pressed={id === value}
        onClick={() => onChange(id)}
        sx={{ flex: 'none', minHeight: 40, borderRadius: 999 }}
      />
    ))}
  </Box>
);

/** The stores or workshops of the platform: who waits as cards to decide on, the rest as a table. */
export function SellersView({ kind }: { kind: SellerKind }) {
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
      <Groups
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
          options={ESTADO_OPTIONS as never}
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
          options={SORT_OPTIONS as never}
          onChange={(sort) => change({ sort }, true)}
        />
      </ListFilters>
      {queue ? (
        <DataState
          query={query}
          skeleton={<Box sx={{ height: 320 }} />}
          isEmpty={({ rows }) => rows.length === 0}
          empty={empty}
          error={REVISION_MESSAGES.listFailed}
        >
          {({ rows, totalPages }) => (
            <>
              <Box
                component="ul"
                aria-label="Por revisar"
                sx={{
                  listStyle: 'none',
                  m: 0,
                  p: 0,
                  display: 'grid',
                  gap: 2,
                  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(320px, 1fr))' },
                }}
              >
                {rows.map((seller) => (
                  <QueueCard key={seller._id} kind={kind} seller={seller} href={hrefOf(seller._id)} />
                ))}
              </Box>
              <Pagination page={filters.page} totalPages={totalPages} hrefOf={pageHref} />
            </>
          )}
        </DataState>
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
