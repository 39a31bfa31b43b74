import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PROMOCION_MESSAGES } from '@tuerca/contracts/products/promotions/messages';
import type { PromocionPropia } from '@tuerca/contracts/products/promotions/store-schemas';
import { paths } from '@/lib/paths';
import { useAddressFilters } from '@/lib/use-address-filters';
import { ConfirmAction } from '@/ui/confirm-action';
import { AddRounded } from '@/ui/icons/add-rounded';
import { DeleteOutlineRounded } from '@/ui/icons/delete-outline-rounded';
import { EditOutlined } from '@/ui/icons/edit-outlined';
import { PercentRounded } from '@/ui/icons/percent-rounded';
import { TRY_WORD_OR_STATE } from '@/ui/labels';
import { OfficeList } from '@/ui/office-list';
import { PROMOTION_ESTADO_OPTIONS, PROMOTION_FILTERS } from './filters';
import { PROMOTION_COLUMNS } from './promotion-columns';
import { usePromotions, useRemovePromotion } from './store-promotions.queries';

/** Promotions of a store: searched, changed, removed; `children` stand below them. */
export function PromotionsView({ children }: { children: ReactNode }) {
  const address = useAddressFilters(PROMOTION_FILTERS);
  const [leaving, setLeaving] = useState<PromocionPropia | null>(null);
  const remove = useRemovePromotion();
  return (
    <OfficeList
      address={address}
      title="Descuentos"
      text="Promociones de tus productos. Si un producto tiene varias rebajas, vale la mejor; nunca se suman."
      actions={
        <Button component={Link} to={paths.storePromotionForm()} variant="contained" startIcon={<AddRounded />}>
          Nueva promoción
        </Button>
      }
      bar={{
        search: { name: 'search', place: 'En mis promociones', placeholder: 'Título o descripción' },
        choices: [{ name: 'estado', id: 'filtro-estado', label: 'Estado', options: PROMOTION_ESTADO_OPTIONS }],
        beside: 220,
      }}
      label="Mis promociones"
      noun={['promoción', 'promociones']}
      columns={PROMOTION_COLUMNS}
      cardsBelow={820}
      query={usePromotions(address.filters)}
      nameOf={({ titulo }) => titulo}
      none={{
        icon: PercentRounded,
        title: 'Aún no tienes promociones',
        text: 'Baja el precio de un producto, de una categoría o de toda la tienda por unos días: empieza y termina sola.',
        action: (
          <Button component={Link} to={paths.storePromotionForm()} variant="contained">
            Crear promoción
          </Button>
        ),
      }}
      nothing={{
        title: 'No encontramos promociones con esos filtros',
        text: TRY_WORD_OR_STATE,
      }}
      error={PROMOCION_MESSAGES.loadFailed}
      menu={(promocion) => [
        // A promotion of a campaign has the campaign's terms: the store leaves it below.
        ...(promocion.campana
          ? []
          : [{ label: 'Editar', icon: <EditOutlined />, to: paths.storePromotionForm(promocion._id) }]),
        {
          label: 'Eliminar',
          icon: <DeleteOutlineRounded />,
          danger: true,
          onSelect: () => setLeaving(promocion),
        },
      ]}
    >
      {leaving && (
        <ConfirmAction
          title="¿Eliminar esta promoción?"
          confirm="Eliminar"
          run={() => remove.mutateAsync(leaving._id)}
          done={PROMOCION_MESSAGES.removed}
          error={PROMOCION_MESSAGES.removeRefused}
          onClose={() => setLeaving(null)}
        >
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            «{leaving.titulo}» se borra y sus productos vuelven a su precio de inmediato. No se puede deshacer.
          </Typography>
        </ConfirmAction>
      )}
      {children}
    </OfficeList>
  );
}
