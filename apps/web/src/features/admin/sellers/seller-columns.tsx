import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import type { NegocioAdmin } from '@tuerca/contracts/auth/negocios/admin-schemas';
import { plural, shortDate } from '@/lib/format';
import { secondLine } from '@/ui/data-table/cell-lines';
import type { Column } from '@/ui/data-table/column';
import { StatusChip } from '@/ui/status-chip';
import { VerifiedMark } from '@/ui/verified-mark';
import { SellerChip } from './seller-state';
import type { SellerKind } from './sellers.queries';

/** Columns of the list of businesses. */
export const sellerColumns = (kind: SellerKind, hrefOf: (id: string) => string): readonly Column<NegocioAdmin>[] => [
  {
    id: 'nombre',
    header: 'Negocio',
    card: 'title',
    cell: ({ _id, nombre, verificado, ciudad, estado }) => (
      // One box: the children of a card's title are laid out side by side.
      <Box>
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
          <MuiLink component={Link} to={hrefOf(_id)} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {nombre}
          </MuiLink>
          {verificado && <VerifiedMark label="Negocio verificado" />}
        </Box>
        <Box component="span" sx={secondLine}>
          {ciudad}, {estado}
        </Box>
      </Box>
    ),
  },
  {
    id: 'estado',
    header: 'Estado',
    card: 'corner',
    cell: (seller) => (
      <Box sx={{ display: 'inline-flex', flexDirection: 'column', alignItems: 'flex-start', gap: 0.5 }}>
        <SellerChip kind={kind} seller={seller} />
        {seller.destacado && <StatusChip label={kind === 'tiendas' ? 'Destacada' : 'Destacado'} tone="info" />}
      </Box>
    ),
  },
  {
    id: 'rif',
    header: 'RIF',
    cell: ({ rif, rifValido, coincidencias }) => (
      <>
        {rif}
        {!rifValido && (
          <Box component="span" sx={{ ...secondLine, color: 'error.main' }}>
            Dígito incorrecto
          </Box>
        )}
        {coincidencias > 0 && (
          <Box component="span" sx={{ ...secondLine, color: 'warning.main' }}>
            {plural(coincidencias, 'coincidencia', 'coincidencias')}
          </Box>
        )}
      </>
    ),
  },
  {
    id: 'valoracion',
    header: 'Valoración',
    wideOnly: true,
    cell: ({ valoracionPromedio, numeroValoraciones }) =>
      numeroValoraciones ? `${valoracionPromedio.toLocaleString('es-VE')} (${numeroValoraciones})` : 'Sin reseñas',
  },
  {
    id: 'registro',
    header: 'Registro',
    cell: ({ createdAt }) => shortDate(createdAt),
  },
];
