import Box from '@mui/material/Box';
import { useMemo } from 'react';
import type { NegocioAdmin } from '@tuerca/contracts/auth/negocios/admin-schemas';
import { REVISION_MESSAGES } from '@tuerca/contracts/auth/negocios/review-messages';
import { paths } from '@/lib/paths';
import { useAddressFilters } from '@/lib/use-address-filters';
import { StorefrontRounded } from '@/ui/icons/storefront-rounded';
import { OfficeList } from '@/ui/office-list';
import { QueueCard } from './queue-card';
import { sellerColumns } from './seller-columns';
import { markLabel, markOptions, SELLER_ESTADO_OPTIONS, SELLER_FILTERS, SELLER_SORT_OPTIONS } from './seller-filters';
import { SellerGroups } from './seller-groups';
import { NOUN } from './seller-state';
import { readSellersFile, type SellerKind, useSellers } from './sellers.queries';

const WORDS = {
  tiendas: { title: 'Tiendas', noun: ['tienda', 'tiendas'], hrefOf: paths.adminStore },
  talleres: { title: 'Talleres', noun: ['taller', 'talleres'], hrefOf: paths.adminWorkshop },
} as const;

const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(320px, 1fr))' },
};

/** The stores or workshops of the platform: who waits as cards to decide on, the rest as a table. */
function SellersView({ kind }: { kind: SellerKind }) {
  const { title, noun, hrefOf } = WORDS[kind];
  const address = useAddressFilters(SELLER_FILTERS);
  const { filters, change } = address;
  const query = useSellers(kind, filters);
  const columns = useMemo(() => sellerColumns(kind, hrefOf), [kind, hrefOf]);
  const queue = filters.grupo === 'por_revisar';
  return (
    <OfficeList
      address={address}
      title={title}
      chipNames={{ marca: markLabel(NOUN[kind], filters.marca) }}
      file={{
        read: (shown) => readSellersFile(kind, shown),
        name: `${title}.csv`,
        words: { failed: REVISION_MESSAGES.listFailed },
      }}
      above={
        <SellerGroups
          kind={kind}
          value={filters.grupo}
          counts={query.data?.cuentas}
          onChange={(grupo) => change({ grupo, page: 1, ...(grupo === 'por_revisar' && { sort: 'espera' }) })}
        />
      }
      bar={{
        search: { name: 'q', place: `En ${noun[1]}`, placeholder: 'Nombre, ciudad o RIF', maxLength: 100 },
        columns: 5,
        choices: [
          { name: 'estado', label: 'Estado', options: SELLER_ESTADO_OPTIONS },
          { name: 'marca', label: 'Marca', options: markOptions(NOUN[kind]) },
          { name: 'sort', id: 'orden', label: 'Orden', options: SELLER_SORT_OPTIONS },
        ],
      }}
      {...(queue
        ? {
            skeleton: <Box sx={{ height: 320 }} />,
            cards: (rows: readonly NegocioAdmin[]) => (
              <Box component="ul" aria-label="Por revisar" sx={grid}>
                {rows.map((seller) => (
                  <QueueCard key={seller._id} kind={kind} seller={seller} href={hrefOf(seller._id)} />
                ))}
              </Box>
            ),
          }
        : { noun, columns, nameOf: ({ nombre }: NegocioAdmin) => nombre })}
      query={query}
      error={REVISION_MESSAGES.listFailed}
      none={{
        icon: StorefrontRounded,
        title: queue ? 'Nadie espera por ti' : 'No hay nada en este grupo',
        text: queue ? 'Cuando alguien nuevo se registre, aquí lo decides.' : 'Mira los otros grupos.',
      }}
      nothing={{ title: 'Nada coincide con esos filtros', text: 'Prueba con otro nombre, RIF o estado.' }}
    />
  );
}

/** Tiendas, of the administrators' office. */
export const AdminStoresPage = () => <SellersView kind="tiendas" />;

/** Talleres, of the administrators' office. */
export const AdminWorkshopsPage = () => <SellersView kind="talleres" />;
